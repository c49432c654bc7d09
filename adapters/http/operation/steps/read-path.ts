import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { PathParams } from "../../request/path.ts"
import type { Addressed, Identified, Step } from "./step.ts"

/** Reads the parameters of the path. Refuses a malformed id. */
export const readPath =
  <Caller, Params>(template: PathParams<Params>): Step<Identified<Caller>, Addressed<Caller, Params>> =>
  (identified) =>
    pipe(
      template.read(identified.request.params),
      E.map((params) => ({ ...identified, params })),
    )
