// Help: anything with `data-help` says what it is and does, and does nothing meanwhile. By the button, ? or F1; on a
// touch screen also by holding a finger on it.
import { untrack } from "svelte";
import { readLong } from "../texts.svelte";
import { press } from "./press";

let on = $state(false);
let element = $state.raw<HTMLElement | null>(null);
let dialogs = $state.raw<HTMLElement[]>([]); // the open ones

export const OURS = "[data-help-free]"; // what works as ever while help is on

export const helping = (): boolean => on;
export const explained = (): HTMLElement | null => element;

/** Where the bubble has to be: a modal dialog hides and silences whatever is not inside it. */
export const room = (): HTMLElement | null => dialogs.at(-1) ?? null;

export function enter(dialog: HTMLElement): () => void {
  dialogs = [...untrack(() => dialogs), dialog];
  element = null;
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    element = null;
  };
}

export function toggle(): void {
  if (on) return leave();
  void readLong();
  on = true;
  element = [...document.querySelectorAll<HTMLElement>("[data-help]:hover")].at(-1) ?? focused();
}

export function leave(): void {
  on = false;
  element = null;
}

function focused(): HTMLElement | null {
  const has = document.activeElement;
  return has instanceof HTMLElement && has.dataset.help && !has.closest(OURS) ? has : null;
}

/** What is meant by a touch: disabled buttons do not hear of it (see styles/help.css), but what they lie in does. */
function meant(event: MouseEvent): HTMLElement | null {
  const target = event.target as Element;
  const within = (other: Element) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
  };
  const deepest = [...target.querySelectorAll<HTMLElement>("[data-help]")].filter(within).at(-1);
  return deepest ?? target.closest<HTMLElement>("[data-help]");
}

const ours = (event: Event) => event.target instanceof Element && event.target.closest(OURS) !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function touched(event: MouseEvent): void {
  if (!on || ours(event)) return;
  stop(event);
  if (event.type === "click") element = meant(event) ?? element;
}

function over(event: PointerEvent): void {
  if (on && event.pointerType === "mouse" && !ours(event)) element = meant(event) ?? element;
}

function focusedOn(event: FocusEvent): void {
  if (on && !ours(event)) element = focused() ?? element;
}

function keys(event: KeyboardEvent): void {
  const writing = (event.target as Element).matches?.("input[type=text]");
  if (event.key === "F1" || (event.key === "?" && !writing)) {
    stop(event);
    return toggle();
  }
  if (event.key === "Escape" && (on || element)) {
    stop(event);
    return leave();
  }
  if (!on || event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey || ours(event)) return;
  if (/^Arrow/.test(event.key)) walk(/Down|Right/.test(event.key) ? 1 : -1);
  stop(event);
}

/** Escape in a dialog does not always come as a key. */
function cancelled(event: Event): void {
  if (!on && !element) return;
  stop(event);
  leave();
}

/** To the next thing that explains itself, whether it takes the focus or not. */
function walk(step: 1 | -1): void {
  const all = [...(room() ?? document).querySelectorAll<HTMLElement>("[data-help]")].filter(
    (one) => !one.closest(OURS) && one.checkVisibility({ visibilityProperty: true }),
  );
  const at = element ? all.indexOf(element) : step < 0 ? all.length : -1;
  element = all[(at + step + all.length) % all.length] ?? null;
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Held down by a finger: explained until the next touch. */
const held = press((event) => {
  if (on) return false;
  void readLong();
  element = meant(event);
  return element !== null;
});

function down(event: PointerEvent): void {
  if (!on && element && !ours(event)) element = null;
  if (!on) held.down(event);
  else touched(event);
}

const LISTENERS: Record<string, (event: never) => void> = {
  pointerdown: down,
  pointerover: over,
  focusin: focusedOn,
  keydown: keys,
  cancel: cancelled,
  mousedown: touched,
  click: touched,
  dblclick: touched,
  submit: touched,
};

/** Before anything else hears of it; and whoever moves the focus in an effect does not come to depend on us. */
export function listen(): () => void {
  $effect(() => {
    document.documentElement.toggleAttribute("data-helping", on);
  });
  const heard = (event: Event) => untrack(() => LISTENERS[event.type]?.(event as never));
  for (const type in LISTENERS) addEventListener(type, heard, { capture: true });
  return () => {
    for (const type in LISTENERS) removeEventListener(type, heard, { capture: true });
  };
}
