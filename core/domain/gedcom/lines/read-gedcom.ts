import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../errors.ts"
import { type Decoded, decodeGedcom } from "../bytes/decode.ts"
import type { Encoding } from "../bytes/encodings.ts"
import { type GedcomNode, readRecords, versionOf } from "./parser.ts"
import type { Warn } from "../warning.ts"

/**
 * An open file: the facts of its HEAD, and its records (including HEAD and TRLR) in batches. The records can be
 * iterated once. HEAD can only be the first record.
 */
export interface GedcomFile extends Pick<Decoded, "decision" | "declared"> {
  /** HEAD.GEDC.VERS as written; null if absent. */
  readonly version: string | null
  readonly records: AsyncIterable<readonly GedcomNode[]>
}

/**
 * Opens a GEDCOM file: bytes in, records out. Left `NotGedcom` for a file of another kind, `InvalidInput` if its
 * bytes cannot have the chosen encoding. All other faults go to `warn`.
 */
export const readGedcom = async (
  chunks: AsyncIterable<Uint8Array>,
  warn: Warn,
  encoding: Encoding | null = null,
): Promise<E.Either<DomainError, GedcomFile>> => {
  const decoded = await decodeGedcom(chunks, warn, encoding)
  if (E.isLeft(decoded)) return decoded
  const { text, decision, declared } = decoded.right
  const batches = readRecords(text, warn)
  const first = await batches.next()
  const record = first.done === true ? undefined : first.value[0]
  async function* records(): AsyncGenerator<readonly GedcomNode[]> {
    if (first.done === true) return
    yield first.value
    yield* batches
  }
  return E.right({ version: record?.tag === "HEAD" ? versionOf(record) : null, decision, declared, records: records() })
}
