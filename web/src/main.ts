import { mount } from "svelte";
import App from "./App.svelte";
import { screenAt } from "./screens";
import { moves, settings, wishedLanguage } from "./settings.svelte";
import "./style.css";
import { speak } from "./texts.svelte";

const root = document.documentElement;
root.dataset.theme = settings.theme;
root.toggleAttribute("data-still", !moves());
void screenAt(location.pathname).load(); // the screen and its words travel at the same time
await speak(wishedLanguage());
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {}); // without a network: another time
