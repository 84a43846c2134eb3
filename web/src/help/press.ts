// A finger that stays where it is.
const LONG = 450; // milliseconds: before the browser thinks of its own menu
const STILL = 9; // pixels

export function press(long: (event: PointerEvent) => boolean) {
  let timer = 0;
  let start: PointerEvent | null = null;

  function end(): void {
    clearTimeout(timer);
    start = null;
    for (const type of ["pointerup", "pointercancel", "scroll"]) removeEventListener(type, end, { capture: true });
    removeEventListener("pointermove", move, { capture: true });
  }

  function move(event: PointerEvent): void {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STILL) end();
  }

  /** What was explained is not done as well. */
  function swallow(): void {
    const quiet = (event: Event) => (event.preventDefault(), event.stopImmediatePropagation());
    const lift = () =>
      setTimeout(() => {
        for (const type of ["click", "contextmenu"]) removeEventListener(type, quiet, { capture: true });
      }, 60);
    for (const type of ["click", "contextmenu"]) addEventListener(type, quiet, { capture: true });
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, lift, { capture: true, once: true });
  }

  return {
    down(event: PointerEvent): void {
      end();
      if (event.pointerType !== "touch" || (event.target as Element).closest("a, input, select")) return;
      start = event;
      for (const type of ["pointerup", "pointercancel", "scroll"]) addEventListener(type, end, { capture: true });
      addEventListener("pointermove", move, { capture: true });
      timer = window.setTimeout(() => {
        if (start && long(start)) swallow();
        end();
      }, LONG);
    },
  };
}
