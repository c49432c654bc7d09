import type * as t from "io-ts"
import { optionalText } from "../../codec/optional-text.ts"
import { listOf, wire } from "../../codec/wire.ts"
import { CitationId } from "../ids.ts"

/** The most citations that one operation can be based on. */
const MOST_CITATIONS = 100

/** What an operation is based on, for its reviewer: citations of the tree, a text, or both. */
export const BasisInput = wire(
  "ProposalBasis",
  {},
  { citationIds: listOf(CitationId, MOST_CITATIONS), text: optionalText(10_000) },
)
export type Basis = Readonly<t.TypeOf<typeof BasisInput>>

/** Whether a basis says anything. */
export const hasContent = ({ citationIds = [], text = null }: Basis): boolean => citationIds.length > 0 || text !== null

/** A citation that an operation is based on, with its source. The source is null if the citation no longer exists. */
export interface BasisCitation {
  readonly id: CitationId
  readonly sourceId: string | null
  readonly title: string | null
  readonly page: string | null
}

/** What an operation is based on, with the sources of its citations. */
export interface ShownBasis {
  readonly text: string | null
  readonly citations: readonly BasisCitation[]
}
