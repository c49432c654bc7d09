import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { BatchCreate } from "../../../../core/domain/proposal/batch.ts"
import { namingOperation } from "../../../../core/domain/proposal/naming-operation.ts"
import type { Refusal } from "../../problems.ts"
import type { Input } from "../input.ts"
import { json } from "./body.ts"

const body = json(BatchCreate)

const named = (refusal: Refusal): Refusal => (refusal._tag === "InvalidInput" ? namingOperation(refusal) : refusal)

/** The body of a batch. The refusal of an operation that cannot be read names its index. */
export const batchBody: Input<BatchCreate> = {
  ...body,
  read: async (request, host) => pipe(await body.read(request, host), E.mapLeft(named)),
}
