import { numberList } from "../../../lib/number-list.ts"

/** Numbers texts, each once, from 0 in the order in which they are added. An xref of ten characters takes about 35 bytes. */
export interface XrefTable {
  readonly size: number
  /** The number of the text, which is added if it is new. */
  readonly add: (xref: string) => number
  /** The number of the text; -1 if it was not added. */
  readonly find: (xref: string) => number
  /** The text with this number. */
  readonly textOf: (number: number) => string
}

/**
 * The most slots that are examined for a text. Texts that find no slot among them are in a Map, so that a file whose
 * xrefs have equal hashes does not take quadratic time.
 */
const MOST_SLOTS = 32

/** FNV-1a over 16 bits at a time, with a last mix because only the low bits choose the slot. */
const fnv = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** An empty table: open addressing, where each slot has the number of a text plus 1, or 0. */
export const xrefTable = (hashOf = fnv): XrefTable => {
  let units = new Uint16Array(1_024)
  /** Where the text with each number ends in `units`. */
  const ends = numberList()
  const hashes = numberList()
  let slots = new Int32Array(256)
  const crowded = new Map<string, number>()

  const startOf = (number: number): number => (number === 0 ? 0 : ends.at(number - 1))

  const isText = (number: number, text: string): boolean => {
    const start = startOf(number)
    if (ends.at(number) - start !== text.length) return false
    for (let at = 0; at < text.length; at++) if (units[start + at] !== text.charCodeAt(at)) return false
    return true
  }

  const find = (text: string, hash = hashOf(text)): number => {
    const mask = slots.length - 1
    for (let tried = 0; tried < MOST_SLOTS; tried++) {
      const number = slots[(hash + tried) & mask]! - 1
      if (number < 0) return -1
      if (hashes.at(number) === hash && isText(number, text)) return number
    }
    return crowded.get(text) ?? -1
  }

  const place = (number: number, hash: number): boolean => {
    const mask = slots.length - 1
    for (let tried = 0; tried < MOST_SLOTS; tried++) {
      const slot = (hash + tried) & mask
      if (slots[slot] !== 0) continue
      slots[slot] = number + 1
      return true
    }
    return false
  }

  const textOf = (number: number): string =>
    Array.from(units.subarray(startOf(number), ends.at(number)), (unit) => String.fromCharCode(unit)).join("")

  /** Doubles the slots. */
  const spread = (): void => {
    slots = new Int32Array(slots.length * 2)
    crowded.clear()
    for (let number = 0; number < ends.length; number++)
      if (!place(number, hashes.at(number))) crowded.set(textOf(number), number)
  }

  const store = (text: string): void => {
    const start = startOf(ends.length)
    if (start + text.length > units.length) {
      const wider = new Uint16Array(Math.max(units.length * 2, start + text.length))
      wider.set(units)
      units = wider
    }
    for (let at = 0; at < text.length; at++) units[start + at] = text.charCodeAt(at)
    ends.push(start + text.length)
  }

  return {
    get size() {
      return ends.length
    },
    find: (text) => find(text),
    textOf,
    add: (text) => {
      const hash = hashOf(text)
      const known = find(text, hash)
      if (known >= 0) return known
      const number = ends.length
      store(text)
      hashes.push(hash)
      if (number * 2 > slots.length) spread()
      else if (!place(number, hash)) crowded.set(text, number)
      return number
    },
  }
}
