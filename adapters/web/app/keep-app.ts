import { worker } from "./routes.ts"

const { serviceWorker } = navigator

const sayVersion = (): void =>
  serviceWorker.controller?.postMessage(document.querySelector<HTMLScriptElement>("script[src]")?.src)

/** Registers the worker that keeps the words of the language of the page. */
const register = (): void => {
  const address = `${worker.path}?language=${document.documentElement.lang}`
  serviceWorker.register(address, { scope: worker.scope, updateViaCache: "none" }).catch(() => {})
}

/** Registers the worker, and says to it which version this page shows, so that no other one is kept without need. */
export const keepApp = (): void => {
  serviceWorker.addEventListener("controllerchange", sayVersion)
  sayVersion()
  register()
  new MutationObserver(register).observe(document.documentElement, { attributeFilter: ["lang"] })
}
