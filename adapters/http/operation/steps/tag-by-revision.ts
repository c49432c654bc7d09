import * as E from "fp-ts/lib/Either.js"
import type { Access } from "../access.ts"
import { recordOfPath } from "../../request/path.ts"
import { isCompressible } from "../../response/compress.ts"
import { knownTag } from "../../response/conditional.ts"
import { tagOfParts, withContentTag } from "../../answer/content-tag.ts"
import { type Answer, JSON_TYPE } from "../../answer/reply.ts"
import { varyBy } from "../../response/vary.ts"
import type { TreeTag } from "../operation.ts"
import type { Outcome, Repeated, Step } from "./step.ts"

/**
 * Answers with an entity tag that is made of the revision of the tree, the reader, the address and the language. A
 * reader who has the answer gets 304 before anything is read. The revision is read before the answer and after it. If the tree has
 * changed meanwhile, the tag is made of the answer itself, so a tag never belongs to rows of another revision. A
 * reader who does not see everything always gets a tag of the answer itself, which no hidden change moves. An
 * operation of this thread does not read the row of the tree again; one of another thread may wait first, and reads it
 * when it runs.
 */
export const tagByRevision =
  <Caller, Params extends object, I>(
    { asReader }: Access<Caller>,
    treeTag: TreeTag,
    run: Step<Repeated<Caller, Params, I>, Answer>,
  ): Step<Repeated<Caller, Params, I>, Answer> =>
  async (repeated) => {
    if (treeTag === "content") return taggedByContent(await run(repeated))
    const { request, host, caller, params, call, place, wanted } = repeated
    const address = recordOfPath(params)
    if (asReader === undefined || address === null) return run(repeated)
    const stateNow = () =>
      host.app.getTreeState(asReader.readerOf(caller), {
        address,
        withAccounts: treeTag === "revision and accounts",
        withDay: treeTag === "revision and day",
      })
    const state = await stateNow()
    if (E.isLeft(state)) return state
    if (state.right === null) return run(repeated)
    const { text, tree } = state.right
    const isHere = place === null
    const withTree = isHere ? { ...repeated, call: { ...call, ...asReader.withTree(caller, tree) } } : repeated
    if (text === null) return taggedByContent(await run(withTree))
    const tag = tagOf(text, request.path, request.search, wanted.language)
    const header = request.headers["if-none-match"]
    // `*` matches any answer, so it is compared after the answer is known to exist.
    const known = header?.trim() === "*" ? null : knownTag(header, tag)
    if (known === null) {
      const outcome = await run(withTree)
      if (E.isLeft(outcome)) return outcome
      const after = await stateNow()
      const isUnchanged = E.isRight(after) && after.right?.text === text
      return isUnchanged ? tagged(outcome, tag) : taggedByContent(outcome)
    }
    if (isCompressible(JSON_TYPE)) varyBy(request.response, "Accept-Encoding")
    return E.right({ status: 304, content: { kind: "none" }, tag: known })
  }

const tagOf = (...parts: readonly string[]): string => tagOfParts([JSON.stringify(parts)])

const tagged = (outcome: Outcome<Answer>, tag: string): Outcome<Answer> =>
  E.isRight(outcome) && outcome.right.status === 200 ? E.right({ ...outcome.right, tag }) : outcome

const taggedByContent = async (outcome: Outcome<Answer>): Promise<Outcome<Answer>> =>
  E.isRight(outcome) && outcome.right.status === 200 ? E.right(await withContentTag(outcome.right)) : outcome
