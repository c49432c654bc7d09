import type { IncomingMessage } from "node:http"
import { type EndTurn, openTurns, type Turns } from "../../core/lib/turns.ts"
import { StoreBusy } from "../../core/ports/unavailable.ts"
import type { Caller } from "../../core/ports/caller.ts"

/** Turns at sending files, by account. */
export interface UploadTurns {
  /** For files that are received before their request is handled: imports, previews and backups. */
  readonly forms: Turns
  /** For media, which go straight to their store. */
  readonly media: Turns
}

const MOST_FORMS = 2
const MOST_MEDIA = 4
const MOST_WAITING = 1_000
/** The turns before this one may be those of large files. */
const PATIENCE_MS = 600_000
const RETRY_AFTER_SECONDS = 30

const ofAccounts = (runningPerAccount: number): Turns =>
  openTurns({ running: Number.POSITIVE_INFINITY, runningPerAccount, waiting: MOST_WAITING })

/** At most two forms and four media of one account are received at the same time; more of them wait before their bytes are read. */
export const uploadTurns = (): UploadTurns => ({ forms: ofAccounts(MOST_FORMS), media: ofAccounts(MOST_MEDIA) })

/** A request that brings a file. */
interface UploadRequest {
  readonly req: IncomingMessage
  readonly state: { readonly caller: Caller }
}

/** Waits for a turn of this request's account; throws `StoreBusy` when it does not come in time. */
export const takeTurn = async ({ req, state }: UploadRequest, turns: Turns): Promise<EndTurn> => {
  const patience = new AbortController()
  const giveUp = (): void => patience.abort(busy())
  const timer = setTimeout(giveUp, PATIENCE_MS)
  req.once("close", giveUp)
  try {
    const end = await turns.take(state.caller.account, patience.signal)
    if (end === null) throw busy()
    return end
  } finally {
    clearTimeout(timer)
    req.off("close", giveUp)
  }
}

const busy = (): StoreBusy => new StoreBusy("Too many files are on their way already.", RETRY_AFTER_SECONDS)
