/** Applies one change in the current transaction. */
export type Write = (change: () => void) => void

/** Permission to write, valid until the transaction ends. */
export interface Writing {
  readonly write: Write
  /**
   * The error that refused a change. As in a database, the transaction cannot commit after it, even if `work` goes
   * on.
   */
  refusal(): unknown
  end(): void
}

export const startWriting = (): Writing => {
  let hasEnded = false
  let refusal: unknown = null
  const write: Write = (change) => {
    if (hasEnded) throw new Error("this transaction has ended")
    try {
      change()
    } catch (error) {
      refusal ??= error
      throw error
    }
  }
  const end = (): void => {
    hasEnded = true
  }
  return { write, refusal: () => refusal, end }
}
