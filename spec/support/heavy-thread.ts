// A thread for specs: does the tasks of `heavy-handler.ts`.
import { parentPort } from "node:worker_threads"
import { serveHeavyWork } from "../../adapters/worker-threads/serve.ts"
import { onBehalfOf } from "../../bootstrap/callers.ts"
import { heavyHandler } from "./heavy-handler.ts"

if (parentPort === null) throw new Error("This module runs in a thread.")
serveHeavyWork(parentPort, { handle: heavyHandler, onBehalfOf, close: async () => {} })
