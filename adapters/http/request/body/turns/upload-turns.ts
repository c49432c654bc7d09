import { type EndTurn, openTurns, type Turns } from "../../../../../core/lib/turns.ts"
import { StoreBusy } from "../../../../../core/ports/unavailable.ts"
import type { UploadTurns } from "../../../host/host.ts"
import type { HttpRequest } from "../../request.ts"

const MOST_FORMS = 2
const MOST_MEDIA = 4
const MOST_WAITING = 1_000
/** Uploads that are ahead in the queue may be large. */
const PATIENCE_MS = 600_000
const RETRY_AFTER_SECONDS = 30

const ofAccounts = (runningPerAccount: number): Turns =>
  openTurns({ running: Number.POSITIVE_INFINITY, runningPerAccount, waiting: MOST_WAITING })

/**
 * At most two forms and four media of one account are received at the same time. Further ones wait before their
 * bytes are read.
 */
export const uploadTurns = (): UploadTurns => ({ forms: ofAccounts(MOST_FORMS), media: ofAccounts(MOST_MEDIA) })

/** How long a request waits for its turn, and what it is told if that is not enough. */
interface Waiting {
  readonly patienceMs: number
  readonly detail: string
}

const forUploads: Waiting = { patienceMs: PATIENCE_MS, detail: "Too many uploads are in progress." }

/** Waits for a turn of the account of this request. Throws `StoreBusy` if it takes too long. */
export const takeTurn = async (
  { body, state }: HttpRequest,
  turns: Turns,
  { patienceMs, detail }: Waiting = forUploads,
): Promise<EndTurn> => {
  const busy = (): StoreBusy => new StoreBusy(detail, RETRY_AFTER_SECONDS)
  const patience = new AbortController()
  const giveUp = (): void => patience.abort(busy())
  const timer = setTimeout(giveUp, patienceMs)
  body.once("close", giveUp)
  try {
    const end = await turns.take(state.caller.account, patience.signal)
    if (end === null) throw busy()
    return end
  } finally {
    clearTimeout(timer)
    body.off("close", giveUp)
  }
}
