// Light or dark: as the reader wishes, otherwise as the device says; on paper always light.
import { MediaQuery } from "svelte/reactivity";

export type Theme = "auto" | "light" | "dark";

let wished = $state<Theme>("auto");
const asks = (what: string) => (typeof matchMedia === "function" ? new MediaQuery(what) : { current: false });
const night = asks("prefers-color-scheme: dark");
const paper = asks("print");

export function chooseTheme(theme: Theme): void {
  wished = theme;
}

export const isDark = (): boolean => !paper.current && (wished === "auto" ? night.current : wished === "dark");
