import time, sys, traceback
import numpy as np
if not hasattr(np,"row_stack"): np.row_stack=np.vstack
import numba
from numba import cuda
import numba.cuda
print("numba",numba.__version__,"cuda",getattr(numba.cuda,"__version__","?"), np.__version__)
import cupy
from sevenfold import game as reg
from sevenfold.batch.slots import *
from sevenfold.batch import slots as S
from sevenfold.batch.batch import Batch

CASES=[("dragon",{"players":3}),("double-seven",{"players":4}),("seven-dragons",{"players":3})]
which=sys.argv[1:] or [c[0] for c in CASES]
def blank(g,o,n):
    st=np.zeros(n,g.layout.STATE); st[:]=g.options.blank(o,0)
    z=lambda shape,dt: cuda.to_device(np.zeros(shape,dt))
    return Slots(cuda.to_device(st),z(n,np.int64),z((n,1),np.int64),z(n,np.int64),z(n,np.int64),z(n,np.int8),z(n,np.bool_),z((n,5),np.int32),z((n,5),np.float32))

@cuda.jit
def sow_k(slots, first):
    i=cuda.grid(1)
    if i<slots.turn.size: sow(slots,i,first+i)

def make(window, local, dtype):
    if local:
        @cuda.jit
        def k(slots, moves):
            i=cuda.grid(1)
            if i<slots.turn.size:
                st=cuda.local.array(1,dtype); st[0]=slots.states[i]
                win=cuda.local.array(window,np.int16)
                rnd=cuda.local.array(1,np.int64); rnd[0]=slots.random[i,0]
                wander(slots,st[0],i,moves,rnd,win,True)
                slots.states[i]=st[0]; slots.random[i,0]=rnd[0]
    else:
        @cuda.jit
        def k(slots, moves):
            i=cuda.grid(1)
            if i<slots.turn.size:
                win=cuda.local.array(window,np.int16)
                rnd=cuda.local.array(1,np.int64); rnd[0]=slots.random[i,0]
                wander(slots,slots.states[i],i,moves,rnd,win,True)
                slots.random[i,0]=rnd[0]
    return k
for id,opt in CASES:
    if id not in which: continue
    g=reg.find(id); o=g.options.resolve(opt)
    cpu=Batch(id,256,seed=5,**opt); 
    try:
        for local in (False,True):
          for window in ((32,) if local else (8,32)):
            t=time.time(); k=make(window,local,numba.from_dtype(g.layout.STATE))
            s=blank(g,o,256); sow_k[4,64](s,5); k[4,64](s,100); cuda.synchronize()
            comp=time.time()-t
            cpu.reset(5); cpu.rollout(moves=100)
            same=(s.trace.copy_to_host()==cpu.trace).all()
            for c in k.overloads.values():
                try: print("  regs",c.regs_per_thread,"local",c.local_mem_per_thread)
                except Exception as e: print("  ", e)
            for n in (1<<14,1<<16,1<<18,1<<20):
              if id=="seven-dragons" and n>1<<18: continue
              for block in (64,256):
                s=blank(g,o,n); sow_k[n//block,block](s,5); k[n//block,block](s,20); cuda.synchronize()
                t=time.time(); k[n//block,block](s,100); cuda.synchronize(); dt=time.time()-t
                print(f"{id} local={local} window={window} n={n} block={block} compile={comp:.0f}s same={same}: {n*100/dt/1e6:.0f} M/s",flush=True)
                del s
    except Exception:
        traceback.print_exc(limit=3); 
