/** The fields of a form, with a limit for their number and their bytes in all. */
export class FormTexts {
  readonly #values = new Map<string, string[]>()
  #fieldsLeft: number
  #bytesLeft: number

  constructor(mostFields: number, mostBytes: number) {
    this.#fieldsLeft = mostFields
    this.#bytesLeft = mostBytes
  }

  /** Adds a field. Returns false if that exceeds a limit. */
  async add(name: string, bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
    this.#fieldsLeft -= 1
    const chunks: Uint8Array[] = []
    for await (const chunk of bytes) {
      this.#bytesLeft -= chunk.length
      if (this.#bytesLeft < 0) return false
      chunks.push(chunk)
    }
    const values = this.#values.get(name) ?? []
    values.push(Buffer.concat(chunks).toString("utf8"))
    this.#values.set(name, values)
    return this.#fieldsLeft >= 0
  }

  /** The fields that occur once. One that occurs several times counts as absent, because no value takes precedence. */
  single(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#values].flatMap(([name, [value, ...others]]) =>
        value === undefined || others.length > 0 ? [] : [[name, value] as const],
      ),
    )
  }
}
