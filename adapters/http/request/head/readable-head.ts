import type { IncomingMessage } from "node:http"
import type { Refusal } from "../../problems.ts"

const KIBIBYTE = 1_024
/** The longest address. A list of a thousand ids takes about 40 KiB. */
const MOST_ADDRESS_BYTES = 64 * KIBIBYTE
const MOST_HEADER_BYTES = 16 * KIBIBYTE

/**
 * The longest request head that the parser reads. It is large enough to find out which part of a head is too long
 * in all realistic cases.
 */
export const MOST_HEAD_BYTES = 256 * KIBIBYTE

/**
 * The refusal of a request whose head violates RFC 9112 or the limits of this server: an address or headers that are
 * too long, or HTTP/1.1 without `Host`. Null if the head is valid.
 */
export const headFault = ({ url = "", rawHeaders, headers, httpVersion }: IncomingMessage): Refusal | null => {
  if (url.length > MOST_ADDRESS_BYTES)
    return { _tag: "AddressTooLong", detail: `An address has at most ${MOST_ADDRESS_BYTES} bytes.` }
  if (rawHeaders.reduce((size, part) => size + part.length, 0) > MOST_HEADER_BYTES)
    return { _tag: "HeadersTooLarge", detail: `The headers have at most ${MOST_HEADER_BYTES} bytes in all.` }
  return httpVersion === "1.1" && headers.host === undefined ? { _tag: "BadRequest" } : null
}
