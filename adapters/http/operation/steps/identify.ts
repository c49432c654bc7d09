import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { Access } from "../access.ts"
import type { Identified, Received, Step } from "./step.ts"

/** Identifies the caller. Refuses a caller who may not use the operation. */
export const identify =
  <Caller>(access: Access<Caller>): Step<Received, Identified<Caller>> =>
  async (received) =>
    pipe(
      await access.identify(received.request, received.host),
      E.map((caller) => ({ ...received, caller })),
    )
