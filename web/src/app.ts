// The app begins: in the reader's theme and language, with the screen that the address names.
import { mount } from "svelte";
import { chooseTheme } from "$art/scheme.svelte";
import App from "./App.svelte";
import { fetchEarly } from "./early";
import { here } from "./router.svelte";
import { screenAt } from "./screens";
import { moves, settings, wishedLanguage } from "./settings.svelte";
import "./style.css";
import { base } from "./site";
import { speak } from "./texts.svelte";

const root = document.documentElement;
root.dataset.theme = settings.theme;
chooseTheme(settings.theme);
root.toggleAttribute("data-still", !moves());
void screenAt(here()).load(); // the screen and its words travel at the same time
await speak(wishedLanguage());
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
await fetchEarly();
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register(new URL("sw.js", base)).catch(() => {}); // without a network: another time
