import { mount } from "svelte";
import App from "./App.svelte";
import { heed, settings } from "./browser/settings.svelte";
import { pageOf } from "./pages/addresses";
import { open } from "./pages/pages";
import { staying } from "./shell/staying";
import "./theme/theme.css";
import { speak, wanted } from "./words/words.svelte";

heed();
// Words and page are fetched side by side; the page is shown when it can be said.
const page = open(pageOf(location.pathname)).catch(() => undefined); // told by the page itself
await speak(wanted(settings.language));
await page;

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) staying();
