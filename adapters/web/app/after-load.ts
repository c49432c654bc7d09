/** What a page needs only once it is there. It is loaded last, so that the first screen does not wait for it. */
import { keepApp } from "./keep-app.ts"
import { keepFocus } from "./kept-focus.ts"
import { withWords } from "./texts/texts.ts"

keepFocus()
void withWords(() => import("./parts/problems/problem-words.ts")).catch(() => {})
if ("serviceWorker" in navigator) keepApp()
