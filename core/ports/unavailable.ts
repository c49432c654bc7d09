/** A store cannot be reached at the moment. The request itself is valid and may succeed later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable"
}

/** Too much work of the same kind is waiting. The request itself is valid and may succeed later. */
export class StoreBusy extends Error {
  override readonly name = "StoreBusy"
  /** The number of seconds to wait before another attempt. */
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The storage is full bytes. Everything that is stored remains readable. */
export class StorageFull extends Error {
  override readonly name = "StorageFull"
}
