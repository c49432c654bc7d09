import { worker } from "./routes.ts"

/** Registers the worker, and says to it which version this page shows, so that no other one is kept without need. */
const { serviceWorker } = navigator

const sayVersion = (): void =>
  serviceWorker.controller?.postMessage(document.querySelector<HTMLScriptElement>("script[src]")?.src)

serviceWorker.addEventListener("controllerchange", sayVersion)
sayVersion()
serviceWorker.register(worker.path, { scope: worker.scope, updateViaCache: "none" }).catch(() => {})
