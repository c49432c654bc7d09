import { anselDecoder } from "./ansel.ts"
import { type Decode, codePageDecoder, isCodePage, platformDecoder } from "./charset.ts"
import type { Encoding } from "./encodings.ts"
import { utf8Decoder } from "./utf8.ts"

/** A new decoder of an encoding. */
export const decoderOf = (encoding: Encoding): Decode => {
  if (encoding === "UTF-8") return utf8Decoder()
  if (encoding === "ANSEL") return anselDecoder()
  return isCodePage(encoding) ? codePageDecoder(encoding) : platformDecoder(encoding)
}
