import { types } from "pg"
import { memoize } from "../../core/lib/memoize.ts"

/**
 * The milliseconds of `2026-06-01 12:00:00.123+00`. Takes a fifth of the time of the parser of `pg`, which accepts
 * any format.
 */
const milliseconds = (text: string): number => Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

/** All rows that one command or import wrote have the same time, so most rows of a page do. */
const lately = memoize(1_000, milliseconds)

/** Parses the text of a value. */
export type Parser = (text: string) => unknown

const own: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [types.builtins.INT8, Number],
  // Every connection sets its time zone to UTC.
  [types.builtins.TIMESTAMPTZ, (text) => new Date(lately(text))],
])

/** The parser for the values of a PostgreSQL type. */
export const parserOf = (type: number): Parser => own.get(type) ?? types.getTypeParser(type, "text")
