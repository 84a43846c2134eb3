// Dragging for mouse and touch alike: the element's picture follows the finger, and whatever lies beneath it is told.
import type { Attachment } from "svelte/attachments";

const THRESHOLD = 7; // pixels: less is a tap

export interface Drag {
  start(): void;
  drop(target: HTMLElement | null): void; // the element with `data-drop` beneath, if any
}

export function draggable(drag: Drag | null): Attachment<HTMLElement> {
  return (element) => {
    if (!drag) return;
    let origin: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      origin = { x: event.clientX, y: event.clientY, id: event.pointerId };
      listen(true);
    }

    function move(event: PointerEvent) {
      if (!origin || event.pointerId !== origin.id) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - origin.x, event.clientY - origin.y) < THRESHOLD) return;
        drag!.start();
        ghost = lift(element);
      }
      event.preventDefault();
      ghost.style.translate = `${event.clientX - origin.x}px ${event.clientY - origin.y}px`;
      mark(beneath(event));
    }

    function up(event: PointerEvent) {
      if (event.pointerId !== origin?.id) return;
      listen(false);
      if (ghost) {
        drag!.drop(event.type === "pointerup" ? beneath(event) : null);
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      }
      mark(null);
      ghost?.remove();
      element.classList.remove("lifted");
      ghost = origin = null;
    }

    // A quick hand leaves the element before it has moved far: the whole window listens.
    function listen(on: boolean) {
      const change = on ? addEventListener : removeEventListener;
      change("pointermove", move as EventListener);
      change("pointerup", up as EventListener);
      change("pointercancel", up as EventListener);
    }

    function mark(target: HTMLElement | null) {
      over?.classList.remove("over");
      over = target;
      over?.classList.add("over");
    }

    element.style.touchAction = "none";
    element.addEventListener("pointerdown", down);
    return () => {
      ghost?.remove();
      element.removeEventListener("pointerdown", down);
      listen(false);
      element.style.touchAction = "";
    };
  };
}

const swallow = (event: MouseEvent) => event.stopPropagation();

function beneath(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
}

function lift(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-spot");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  element.classList.add("lifted");
  return ghost;
}
