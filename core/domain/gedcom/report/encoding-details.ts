import type { GedcomNode } from "../lines/parser.ts"

/** How the encoding of a file was found, so that a person can judge it. */
export interface EncodingDetails {
  /** HEAD.CHAR as written; null if absent. */
  readonly declared: string | null
  /** False if the encoding is a guess. */
  readonly certain: boolean
  /** Names with letters beyond ASCII, as the encoding reads them; at most `mostSampled`. */
  readonly sample: readonly string[]
}

const mostSampled = 5

/** Collects the first names with letters beyond ASCII from the INDI records of a file. */
export const sampleOfNames = (): { readonly see: (record: GedcomNode) => void; readonly names: readonly string[] } => {
  const names: string[] = []
  return {
    names,
    see: ({ tag, children }) => {
      if (tag !== "INDI" || names.length === mostSampled) return
      const name = children.find((child) => child.tag === "NAME")?.value ?? ""
      const shown = name.replaceAll("/", " ").replace(/\s+/g, " ").trim().slice(0, 100)
      if (/[^\0-\x7f]/.test(shown) && !names.includes(shown)) names.push(shown)
    },
  }
}
