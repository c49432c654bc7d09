import { anselUnits } from "../../core/domain/gedcom/bytes/ansel.ts"
import { codePages, isCodePage } from "../../core/domain/gedcom/bytes/charset.ts"

/** The bytes of a text in an encoding; null if the encoding has no byte for one of its letters. */
export const encodeAs = (text: string, encoding: string): Uint8Array | null => {
  if (encoding === "UTF-8") return new TextEncoder().encode(text)
  if (encoding === "UTF-16LE" || encoding === "UTF-16BE") {
    const bytes = new Uint8Array(text.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), encoding === "UTF-16LE")
    return bytes
  }
  if (encoding === "ANSEL") return encodeAnsel(text)
  if (!isCodePage(encoding)) throw new Error(`no encoder for ${encoding}`)
  const page = codePages[encoding]
  const bytes: number[] = []
  for (const letter of text) {
    const byte = letter < "\x80" ? letter.charCodeAt(0) : page.indexOf(letter) + 0x80
    if (byte < 0x80 && letter >= "\x80") return null
    bytes.push(byte)
  }
  return Uint8Array.from(bytes)
}

const anselBytes = new Map(
  anselUnits
    .map((unit, byte) => [unit, byte] as const)
    .filter(([unit, byte]) => unit !== 0xfffd && byte !== 0xcd && byte !== 0xce),
)

const encodeAnsel = (text: string): Uint8Array | null => {
  const bytes: number[] = []
  for (const cluster of text.match(/[^\u0300-\u036f\ufe20-\ufe23][\u0300-\u036f\ufe20-\ufe23]*/gu) ?? []) {
    const whole = anselBytes.get(cluster.charCodeAt(0))
    const units = cluster.length === 1 && whole !== undefined ? cluster : cluster.normalize("NFD")
    const encoded = Array.from({ length: units.length }, (_, at) => anselBytes.get(units.charCodeAt(at)))
    if (encoded.includes(undefined)) return null
    const [letter, ...marks] = encoded
    bytes.push(...marks.map((byte) => byte ?? 0), letter ?? 0)
  }
  return Uint8Array.from(bytes)
}

/** Bytes written as a string of one-byte letters: `"\xe9"` is the byte E9. */
export const bytesOf = (latin1: string): Uint8Array => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0))

/** Bytes in chunks of the given sizes, over and over. */
export async function* inChunks(bytes: Uint8Array, sizes: readonly number[] = [65_536]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}
