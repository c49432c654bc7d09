/** A store cannot be reached just now. Nothing is wrong with the request: the same one may succeed a little later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable"
}

/** Too much of the same kind of work is waiting already. Nothing is wrong with the request: the same one may succeed a little later. */
export class StoreBusy extends Error {
  override readonly name = "StoreBusy"
  /** After how many seconds another try makes sense. */
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
