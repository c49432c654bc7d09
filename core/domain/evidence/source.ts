import type * as t from "io-ts"
import { lineText, wire } from "../../codec/wire.ts"
import type { SourceId, TreeId } from "../ids.ts"
import type { Inputs } from "../inputs.ts"
import { optionalLine, optionalText } from "../../codec/optional-text.ts"
import { fieldsOf } from "../../lib/fields-of.ts"
import { type Lifecycle, type Read, readOf } from "../lifecycle.ts"

export interface Source extends Lifecycle {
  readonly id: SourceId
  readonly treeId: TreeId
  readonly title: string
  readonly author: string | null
  readonly publication: string | null
  readonly repository: string | null
  readonly callNumber: string | null
  readonly url: string | null
  readonly notes: string | null
}

/** Every field of a source beside its title, as it is in a source of which only the title is known. */
export const onlyTitle: Readonly<Record<Exclude<keyof Source, "id" | "treeId" | "title" | keyof Lifecycle>, null>> = {
  author: null,
  publication: null,
  repository: null,
  callNumber: null,
  url: null,
  notes: null,
}

const besidesTitle = fieldsOf(onlyTitle)

/** Whether nothing but the title of the source is known. An export writes such a source where it is cited. */
export const hasOnlyTitle = (source: Source): boolean => besidesTitle.every((field) => source[field] === null)

/** A source as its readers see it. */
export type SourceRead = Read<Source>

export const sourceRead = (record: Source): SourceRead => readOf(record)

const title = lineText(500, 1)
const rest = {
  author: optionalText(500),
  publication: optionalText(1_048_576),
  repository: optionalLine(500),
  callNumber: optionalLine(500),
  url: optionalLine(2_000),
  notes: optionalText(1_048_576),
} satisfies Inputs<Source, "title">

export const SourceCreate = wire("SourceCreate", { title }, rest)
export type SourceCreate = t.TypeOf<typeof SourceCreate>

export const SourceUpdate = wire("SourceUpdate", {}, { title, ...rest })
export type SourceUpdate = t.TypeOf<typeof SourceUpdate>
