import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import sprite from "./art/sprite.svg?raw";
import { app } from "./lib/app.svelte";
import { install } from "./lib/install.svelte";
import { router } from "./lib/router.svelte";

document.body.insertAdjacentHTML("afterbegin", sprite);
router.listen();
install.listen();
await app.start();
mount(App, { target: document.getElementById("app")! });
