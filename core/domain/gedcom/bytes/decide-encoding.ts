import type { Detection } from "./detect.ts"
import type { Encoding } from "./encodings.ts"
import { guessEncoding, type Statements } from "./guess-encoding.ts"
import { sampleWords } from "./sample-words.ts"
import { countSequences } from "./utf8.ts"

/** The most bytes that are held until the encoding is decided, counted from the first piece that is not ASCII alone. */
const mostHeld = 1_048_576

/** A decision about the encoding of a file. */
export interface Decision {
  readonly encoding: Encoding
  /**
   * Whether the bytes prove it, or the file states it and its letters agree. False for a guess that a person should
   * look at.
   */
  readonly certain: boolean
}

/**
 * Decides the encoding by bytes that are not ASCII alone; null if more bytes are needed. Well-formed UTF-8 is UTF-8,
 * whatever the file states.
 */
export const decideEncoding = (bytes: Uint8Array, last: boolean, detection: Detection): Decision | null => {
  const { wellFormed, stray } = countSequences(bytes, last)
  if (wellFormed + stray === 0) return last ? { encoding: "UTF-8", certain: true } : null
  const { stated } = detection
  const statesPage = stated.declared.kind !== "unknown" && !isUtf8(stated)
  const isWellFormed = statesPage ? wellFormed > 0 && stray === 0 : wellFormed > stray
  if (isWellFormed) return { encoding: "UTF-8", certain: true }
  if (!last && bytes.length < mostHeld) return null
  return guessEncoding(sampleWords(bytes), stated)
}

const isUtf8 = ({ declared }: Statements): boolean => declared.kind === "encoding" && declared.encoding === "UTF-8"
