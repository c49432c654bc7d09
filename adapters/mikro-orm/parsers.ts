import { types } from "pg"
import { memoize } from "../../core/lib/memoize.ts"

/** Milliseconds of `2026-06-01 12:00:00.123+00`, read in a fifth of the time that `pg` takes, which counts the parts of any form. */
const milliseconds = (text: string): number => Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

/** What one command or import wrote is of one moment: most rows of a page say the same. */
const lately = memoize(1_000, milliseconds)

/** Reads the text of a value. */
export type Parser = (text: string) => unknown

const own: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [types.builtins.INT8, Number],
  // In UTC, for every connection is told so.
  [types.builtins.TIMESTAMPTZ, (text) => new Date(lately(text))],
])

/** How the texts that PostgreSQL sends of this type are read. */
export const parserOf = (type: number): Parser => own.get(type) ?? types.getTypeParser(type, "text")
