import * as E from "fp-ts/lib/Either.js"
import { repeatedAnswer, type StoredAnswer } from "../../../../core/domain/account/stored-answer.ts"
import type { Role } from "../../../../core/domain/tree.ts"
import type { Input } from "../../request/input.ts"
import { answerIdOf } from "../../request/request-hash.ts"
import type { Answer } from "../../answer/reply.ts"
import { answerAgain, type Repeat } from "../../answer/repeat.ts"
import { begin } from "./read-key.ts"
import type { Complete, KeyedRequest, Outcome, Repeated, Step } from "./step.ts"

/** How an operation recognises repeated requests. */
export interface Repetition<I> {
  /** The least role in the tree that the operation requires. */
  readonly least: Role
  /** The account by the input, for an operation that creates the account. */
  readonly keyedBy: ((input: I) => string) | undefined
}

/** Finds the earlier answer to a request with an idempotency key. Refuses a key that another request has used. */
export const findEarlier =
  <Caller, Params, I>(
    { least, keyedBy }: Repetition<I>,
    { readRest }: Pick<Input<I>, "readRest">,
  ): Step<Complete<Caller, Params, I>, Repeated<Caller, Params, I>> =>
  (complete) =>
    complete.keyed === null
      ? E.right({ ...complete, repeat: null, earlier: null })
      : findFor(complete, complete.keyed, { least, keyedBy, readRest })

const findFor = async <Caller, Params, I>(
  complete: Complete<Caller, Params, I>,
  { userId, hash, key, id: known }: KeyedRequest,
  { least, keyedBy, readRest }: Repetition<I> & Pick<Input<I>, "readRest">,
): Promise<Outcome<Repeated<Caller, Params, I>>> => {
  const { host, call, cleanUp } = complete
  const id = known ?? answerIdOf(`new account ${keyedBy?.(call.input) ?? ""}`, key)
  if (known === null && !begin(host, id, cleanUp)) return E.left({ _tag: "RequestInProgress" })
  const repeat: Repeat = { id, userId, hash: () => hash.hex() }
  const find = () => host.app.findAnswer({ userId, surface: "member" }, { id, least })
  const compare = (stored: StoredAnswer | null): Outcome<Answer | null> => {
    if (stored === null) return E.right(null)
    const again = repeatedAnswer(stored, repeat.hash())
    return E.isLeft(again) ? again : E.right(answerAgain(again.right))
  }
  const stored = await find()
  if (E.isLeft(stored)) return stored
  const rest = stored.right === null ? undefined : await readRest?.(call.input)
  if (rest !== undefined && E.isLeft(rest)) return rest
  const earlier = compare(stored.right)
  if (E.isLeft(earlier)) return earlier
  const findAgain = async (): Promise<Outcome<Answer | null>> => {
    const found = await find()
    return E.isLeft(found) ? found : compare(found.right)
  }
  return E.right({ ...complete, repeat: { ...repeat, findAgain }, earlier: earlier.right })
}
