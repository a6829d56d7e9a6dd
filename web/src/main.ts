import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings, settings } from "./browser/settings.svelte";
import { pageOf } from "./pages/addresses";
import { open } from "./pages/pages";
import { keepOffline } from "./shell/offline";
import "./theme/theme.css";
import { speak, wanted } from "./words/words.svelte";

applySettings();
// Words and page are fetched side by side; the page is shown when it can be said.
const page = open(pageOf(location.pathname)).catch(() => undefined); // told by the page itself
await speak(wanted(settings.language));
await page;

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) keepOffline();
