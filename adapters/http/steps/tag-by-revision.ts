import { createHash } from "node:crypto"
import * as E from "fp-ts/lib/Either.js"
import type { Access } from "../access.ts"
import { recordOfPath } from "../request/path.ts"
import { isCompressible } from "../response/compress.ts"
import { knownTag } from "../response/conditional.ts"
import { type Answer, JSON_TYPE } from "../response/reply.ts"
import { varyBy } from "../response/vary.ts"
import type { TreeTag } from "../operation.ts"
import type { Outcome, Ready, Step } from "./step.ts"

/**
 * Answers with an entity tag that is made of the revision of the tree, the reader and the address. A reader who has
 * the answer gets 304 before anything is read. The tag is computed before the answer is read, so an answer is never
 * older than its tag.
 */
export const tagByRevision =
  <Caller, Params extends object, I>(
    { asReader }: Access<Caller>,
    treeTag: TreeTag,
    answer: Step<Ready<Caller, Params, I>, Answer>,
  ): Step<Ready<Caller, Params, I>, Answer> =>
  async (ready) => {
    const { request, host, caller, params } = ready
    const address = recordOfPath(params)
    if (asReader === undefined || address === null) return answer(ready)
    const state = await host.app.getTreeState(asReader.readerOf(caller), {
      address,
      withAccounts: treeTag === "revision and accounts",
      withDay: treeTag === "revision and day",
    })
    if (E.isLeft(state)) return state
    if (state.right === null) return answer(ready)
    const tag = tagOf(state.right, request.path, request.search)
    const header = request.headers["if-none-match"]
    // `*` matches any answer, so it is compared after the answer is known to exist.
    const known = header?.trim() === "*" ? null : knownTag(header, tag)
    if (known === null) return tagged(await answer(ready), tag)
    if (isCompressible(JSON_TYPE)) varyBy(request.response, "Accept-Encoding")
    return E.right({ status: 304, content: { kind: "none" }, tag: known })
  }

const tagOf = (...parts: readonly string[]): string =>
  `"${createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22)}"`

const tagged = (outcome: Outcome<Answer>, tag: string): Outcome<Answer> =>
  E.isRight(outcome) && outcome.right.status === 200 ? E.right({ ...outcome.right, tag }) : outcome
