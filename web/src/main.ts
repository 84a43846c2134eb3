import { mount } from "svelte";
import App from "./App.svelte";
import { moves, settings, wishedLanguage } from "./settings.svelte";
import "./style.css";
import { speak } from "./texts.svelte";

const root = document.documentElement;
root.dataset.theme = settings.theme;
root.toggleAttribute("data-still", !moves());
await speak(wishedLanguage());
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
