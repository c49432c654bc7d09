import { numberList } from "../../../lib/number-list.ts"
import type { GedcomNode } from "../lines/parser.ts"

const kinds = ["person", "family", "other"] as const
/** The kind of a record: INDI, FAM, or any other. */
export type RecordKind = (typeof kinds)[number]

/** A record of a file by its ordinal among the records of its kind. */
export interface RecordPlace {
  readonly kind: RecordKind
  readonly ordinal: number
}

/** The kind of a record with this tag. */
export const kindOfTag = (tag: string): RecordKind => {
  if (tag === "INDI") return "person"
  return tag === "FAM" ? "family" : "other"
}

/**
 * Stores where the records of a file begin, so that the record of a line can be found. Pass every record except TRLR to
 * `add`, in file order. A record takes eight bytes.
 */
export const recordLines = () => {
  const starts = numberList()
  /** The ordinal of each record times three, plus the index of its kind. */
  const places = numberList()
  const counts = kinds.map(() => 0)
  return {
    add: ({ line, tag }: Pick<GedcomNode, "line" | "tag">): void => {
      const kind = kinds.indexOf(kindOfTag(tag))
      const ordinal = counts[kind] ?? 0
      counts[kind] = ordinal + 1
      starts.push(line)
      places.push(ordinal * kinds.length + kind)
    },
    /** The record that has this line; null for a line before the first record. */
    at: (line: number): RecordPlace | null => {
      let [low, high] = [0, starts.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (starts.at(middle) <= line) low = middle + 1
        else high = middle
      }
      if (low === 0) return null
      const place = places.at(low - 1)
      // The remainder is the index of a kind.
      return { kind: kinds[place % kinds.length]!, ordinal: Math.floor(place / kinds.length) }
    },
  }
}
