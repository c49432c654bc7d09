/** Makes one change in the running transaction. */
export type Write = (change: () => void) => void

/** The right to write, for as long as one transaction lasts. */
export interface Writing {
  readonly write: Write
  /** What a change was refused with. As in a database, that spoils the transaction even when its work carries on. */
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
  return { write, refusal: () => refusal, end: () => void (hasEnded = true) }
}
