import type { Json } from "../../../core/codec/wire.ts"

/** One call of an operation with its answer, as the description shows it. */
export interface Example {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** The JSON of the request, or the fields of its form. */
  readonly body?: Json
  readonly status: number
  /** The JSON or the text of the answer. Absent if it has no content, and for the bytes of a file. */
  readonly answer?: Json
}
