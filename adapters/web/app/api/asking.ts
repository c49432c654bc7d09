import { showsKept } from "./connection.ts"
import { carryOutSignOut } from "./sign-out.ts"

/** The answers that were kept. They are not urgent, so they come after the first screen. */
const kept = import("./kept.ts")
let presentEra = (): number => 0
void kept.then((loaded) => (presentEra = loaded.presentEra)).catch(() => {})

/** Removes every answer that was kept, for whichever reader. */
export const forgetKept = async (): Promise<void> => (await kept).forgetKept()

/** From now on answers are kept for this account alone. */
export const keepFor = async (account: string): Promise<void> => (await kept).keepFor(account)

const isAborted = (failure: unknown): boolean => failure instanceof DOMException && failure.name === "AbortError"

/** Asks the service. Without a connection, a question that was answered before gets that answer. */
export const fetchOrKept = async (request: Request): Promise<Response> => {
  const refusal = await carryOutSignOut()
  if (refusal !== null) return refusal
  // What someone else would see is not kept.
  if (request.headers.has("View-As")) return fetch(request)
  const askedIn = presentEra()
  try {
    const answer = await fetch(request)
    showsKept(null)
    if (request.method === "GET") {
      const copy = answer.clone()
      void kept.then(({ noteAnswer }) => noteAnswer(request, copy, askedIn)).catch(() => {})
    }
    return answer
  } catch (failure) {
    const answer = isAborted(failure) ? undefined : await (await kept).keptFor(request)
    if (answer === undefined) throw failure
    return answer
  }
}
