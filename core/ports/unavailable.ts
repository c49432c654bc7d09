/** A store cannot be reached just now. Nothing is wrong with the request: the same one may succeed a little later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable"
}

/** Too much of the same kind of work is waiting already. Nothing is wrong with the request: the same one may succeed a little later. */
export class StoreBusy extends Error {
  override readonly name = "StoreBusy"
  /** After how many seconds another try makes sense. */
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** There is no room for more bytes. What is stored already can be read, and nothing of it is lost. */
export class StorageFull extends Error {
  override readonly name = "StorageFull"
}
