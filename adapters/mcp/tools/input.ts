import * as t from "io-ts"
import { integer, listOf, oneOf, text, wire } from "../../../core/codec/wire.ts"
import { checkRules } from "../../../core/domain/checks/check-table.ts"
import { matchScores } from "../../../core/domain/gedcom/match/match.ts"
import { PersonId, ProposalId, TreeId } from "../../../core/domain/ids.ts"
import { BasisInput } from "../../../core/domain/proposal/basis.ts"
import { operationData } from "../../../core/domain/proposal/operation-data.ts"
import { operationDetails, operationKind, proposedEntities } from "../../../core/domain/proposal/operation.ts"
import { MOST_OPERATIONS, proposalOrigins, proposalStatuses } from "../../../core/domain/proposal/proposal.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"

const page = { limit: integer(1, 200), cursor: text(1_000) }
const inTree = { treeId: TreeId }
const ofPerson = { personId: PersonId }

export const ListTreesInput = wire("ListTrees", {}, page)
export const SearchPersonsInput = wire("SearchPersons", { ...inTree, q: text(1_000, 1) }, page)
export const PersonInput = wire("OnePerson", ofPerson)
export const LineageInput = wire("Lineage", ofPerson, { generations: integer(1, 10) })
export const KinshipInput = wire("Kinship", { ...ofPerson, otherId: PersonId }, { paths: integer(1, 10) })
export const ListEventsInput = wire("ListEvents", {}, { ...inTree, ...ofPerson, ...page })
export const ListSourcesInput = wire("ListSources", inTree, { q: text(1_000), ...page })
export const ListCitationsInput = wire("ListCitations", inTree, { ...ofPerson, ...page })
export const RunChecksInput = wire("RunChecks", inTree, { rule: oneOf(checkRules), ...ofPerson })
export const FindDuplicatesInput = wire("FindDuplicates", inTree, { score: oneOf(matchScores) })
export const ListProposalsInput = wire("ListProposals", inTree, {
  status: oneOf(proposalStatuses),
  origin: oneOf(proposalOrigins),
  ...page,
})
export const ProposalInput = wire("OneProposal", { proposalId: ProposalId })

const basisText = text(10_000, 1)

/** A text, or citations and a text. */
const basis = new t.UnionType(
  "a basis",
  (u): u is t.TypeOf<typeof basisText> | t.TypeOf<typeof BasisInput> => basisText.is(u) || BasisInput.is(u),
  (u, context) => (typeof u === "string" ? basisText.validate(u, context) : BasisInput.validate(u, context)),
  (value) => value,
  [basisText, BasisInput],
)

const ChangeInput = wire("ProposedChange", { ...operationKind, basis }, operationDetails)

export const ProposeChangesInput = wire("ProposeChanges", {
  ...inTree,
  summary: text(10_000, 1),
  operations: listOf(ChangeInput, MOST_OPERATIONS),
})

/** The fields of the data of each kind of record, as the codecs of the API have them. */
const fieldsOf = (entity: (typeof proposedEntities)[number]): string => {
  const { required, optional } = operationData[entity].create
  const needed = Object.keys(required).map((key) => `${snakeCase(key)} (required)`)
  return `${entity}: ${[...needed, ...Object.keys(optional).map(snakeCase)].join(", ")}`
}

/** The texts of arguments, by their names in the code. */
export const argumentTexts: Readonly<Record<string, string>> = {
  treeId: "The id of the tree, from list_trees.",
  personId: "The id of the person.",
  otherId: "The id of the other person. The answer says what this person is to the first one.",
  paths: "The most ways from one person to the other; 3 if absent.",
  q: "Words of names, prefixes of them, or years.",
  generations: "How many generations to follow; 4 if absent.",
  rule: "Only what this rule finds.",
  score: "Only pairs with this score.",
  limit: "The most items in the answer; 50 if absent.",
  cursor: "The next_cursor of the page before.",
  proposalId: "The id of the proposal.",
  status: "Only proposals with this status.",
  origin: "Only proposals of this origin.",
  summary: "Why you propose these changes, for the human who reviews them.",
  operations: "The changes, in order. A human applies each of them, or does not.",
  op: "What to do with the record.",
  entity: "The kind of the record.",
  id: "The record to update or delete: its id, or `$` and the ref of an earlier create.",
  ref: "For a create: a word by which later operations refer to the new record, as `$word`.",
  data:
    `The fields of the record. ${proposedEntities.map(fieldsOf).join(". ")}. A date is an object such as {"year": ` +
    `1850, "month": 2, "day": 3, "qualifier": "about"}. An update has only the fields that change.`,
  basis: "What this change is based on: a text, or the ids of citations in the tree with a text.",
  citationIds: "The ids of citations in the tree that support the change.",
  text: "What supports the change, in words.",
}
