// The module's memory: places that are reserved once and used for every call. Tables live outside of it, as bytes.

const ALIGNED = 64;
const PAGE = 65536;

/** A place in the module's memory. */
export class Place {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly at: number,
    readonly size: number,
  ) {}

  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at, this.size);
  }

  get longs(): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, this.at, this.size >> 3);
  }

  get view(): DataView {
    return new DataView(this.memory.buffer, this.at, this.size);
  }

  clear(): void {
    this.bytes.fill(0);
  }
}

export class Memory {
  private top: number;

  constructor(
    readonly memory: WebAssembly.Memory,
    free: number, // where free memory begins
  ) {
    this.top = free;
  }

  /** A new place of so many bytes, all 0. */
  reserve(size: number): Place {
    const at = (this.top + ALIGNED - 1) & -ALIGNED;
    this.top = at + size;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return new Place(this.memory, at, size);
  }

  hold(bytes: Uint8Array): Place {
    const place = this.reserve(bytes.length);
    place.bytes.set(bytes);
    return place;
  }

  holdNumbers(numbers: Iterable<number | string>): Place {
    return this.hold(new Uint8Array(BigInt64Array.from(Array.from(numbers, BigInt)).buffer));
  }
}

/** A place that becomes larger when more is asked for. */
export class Growing {
  private place: Place;

  constructor(
    private readonly memory: Memory,
    size: number,
  ) {
    this.place = memory.reserve(size);
  }

  get now(): Place {
    return this.place;
  }

  atLeast(size: number): Place {
    if (this.place.size < size) this.place = this.memory.reserve(2 * size);
    return this.place;
  }
}
