/** A mistake as a careless programmer makes it. */
export interface Fault {
  /** The name of the file, without its folder: files move. */
  readonly file: string
  /** What is wrong with the fault in place. */
  readonly says: string
  /** A text that exactly one place of the product has. */
  readonly find: string
  readonly replace: string
  /** Specs of `make test` of which at least one fails. */
  readonly specs: readonly [string, ...string[]]
}
