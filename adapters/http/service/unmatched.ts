import * as E from "fp-ts/lib/Either.js"
import type { Refusal } from "../problems.ts"
import type { Answer } from "../answer/reply.ts"

/**
 * The answer to a request that no route handles: an unknown address, or a known one with another method. `methods`
 * are those that the address supports.
 */
export const unmatched = (method: string, methods: ReadonlySet<string>): E.Either<Refusal, Answer> => {
  if (methods.size === 0) return E.left({ _tag: "UnknownPath" })
  const allow = [...methods, "OPTIONS"].join(", ")
  if (method !== "OPTIONS") return E.left({ _tag: "MethodNotAllowed", allow })
  return E.right({ status: 204, headers: { Allow: allow }, content: { kind: "none" } })
}
