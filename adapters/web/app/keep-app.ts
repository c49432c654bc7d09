import { worker } from "./routes.ts"

const { serviceWorker } = navigator

const sayVersion = (): void =>
  serviceWorker.controller?.postMessage(document.querySelector<HTMLScriptElement>("script[src]")?.src)

/** Registers the worker, and says to it which version this page shows, so that no other one is kept without need. */
export const keepApp = (): void => {
  serviceWorker.addEventListener("controllerchange", sayVersion)
  sayVersion()
  serviceWorker.register(worker.path, { scope: worker.scope, updateViaCache: "none" }).catch(() => {})
}
