import { noFilter, type PersonFilter } from "../../core/domain/person-list/person-filter.ts"
import { subjectTypes } from "../../core/domain/comment/comment-subject.ts"
import { personSorts } from "../../core/domain/person-list/person-order.ts"
import { snakeCase } from "../../core/codec/snake-case.ts"
import { PersonId } from "../../core/domain/ids.ts"
import { tables } from "../../adapters/mikro-orm/schema.ts"
import type { Sql } from "../../adapters/mikro-orm/sql.ts"
import { registeredStatements } from "../../adapters/mikro-orm/statements/registry.ts"
import { readsOf } from "../../adapters/mikro-orm/reads/reads-of.ts"
// The whole store, so that every statement is registered.
import "../../adapters/mikro-orm/store.ts"
import { newId } from "./builders.ts"
import { collect } from "./store.ts"
import { member, outsider } from "./viewers.ts"

/** A statement of the adapter of PostgreSQL: its name, and one of its texts. */
export interface NamedText {
  readonly name: string
  readonly text: string
  /** Set for a text that contains values, so that it is only one of very many. */
  readonly isExample?: true
}

/** The texts with values that were made so far. */
const withValues: string[] = []

/** Answers every statement with no rows. */
const empty: Sql = {
  rows: async () => [],
  rowsOnce: async (text) => {
    withValues.push(text)
    return []
  },
  run: async () => 0,
}

/** Reads once for a member and once for everybody else, so that the texts that differ for readers are made. */
const readForReaders = async (): Promise<void> => {
  const reads = readsOf(empty)
  const treeId = newId<"TreeId">()
  const personId: PersonId = newId()
  const page = { after: null, batch: 10 }
  for (const viewer of [member, outsider]) {
    await collect(reads.events.ofTree(treeId, viewer, page))
    await collect(reads.events.ofPerson(treeId, personId, viewer, page))
    await reads.events.countOfPerson(treeId, personId, viewer)
    await collect(reads.events.ofRelationship(treeId, newId(), viewer, page))
    await collect(reads.relationships.ofTree(treeId, viewer, page))
    await collect(reads.relationships.ofPerson(treeId, personId, viewer, page))
    await reads.relationships.byIds(treeId, [newId()], viewer)
    await reads.persons.lineage(treeId, personId, { direction: "ancestors", generations: 2 }, viewer)
    await reads.persons.lineage(treeId, personId, { direction: "descendants", generations: 2 }, viewer)
    await collect(reads.sources.ofTree(treeId, viewer, page))
    await collect(reads.sources.byIds(treeId, [newId()], viewer))
    await collect(reads.citations.ofTree(treeId, viewer, page))
    await collect(reads.citations.ofPerson(treeId, personId, viewer, page))
    await collect(reads.citations.ofFacts(treeId, [newId()], viewer, page))
    await reads.citations.countOfPerson(treeId, personId, viewer)
    await collect(reads.associations.ofTree(treeId, viewer, page))
    await collect(reads.associations.ofPerson(treeId, personId, viewer, page))
    await reads.associations.countOfPerson(treeId, personId, viewer)
    for (const type of subjectTypes) await collect(reads.comments.ofSubject(treeId, { type, id: newId() }, page))
    await collect(reads.media.ofTree(treeId, viewer, page))
    await collect(reads.media.ofRecords(treeId, [personId], viewer, page))
    await reads.media.byIds(treeId, [newId()], viewer)
    await reads.media.countOfRecords(treeId, [personId], viewer)
    await collect(reads.names.ofPerson(treeId, personId, viewer, page))
    await reads.names.byId(treeId, personId, newId(), viewer)
  }
  const { listed } = reads.persons
  for (const by of personSorts)
    for (const isReversed of [false, true])
      await collect(listed(treeId, { viewer: member, order: { by, isReversed }, filter: noFilter }, page))
  const filters = { entityId: [null, personId, "another"], actorId: [null, newId<"UserId">()] }
  for (const entityId of filters.entityId)
    for (const actorId of filters.actorId) await collect(reads.trees.audit(treeId, { entityId, actorId }, page))
  const portion = { after: null, most: 10, weight: 1_000 }
  for (const status of [null, "pending"] as const)
    for (const origin of [null, "assistant"] as const) await reads.proposals.ofTree(treeId, { status, origin }, portion)
  await reads.trees.byId(treeId, null)
  await reads.changes.byId(newId())
  await collect(reads.changes.outsideTrees(page))
  await collect(reads.changes.ofAccount(newId(), page))
}

/** A filter with all of its parts. */
const everything: PersonFilter = {
  surname: "darwin",
  letter: "d",
  gender: "female",
  living: false,
  bornFrom: 1800,
  bornTo: 1900,
  missing: null,
  identifier: "AB-12",
  // The same for every run.
  among: new Set(["018f0000-0000-7000-8000-000000000000"].filter(PersonId.is)),
}

/** Examples of the texts that contain values, of which each is sent once: the same for every run. */
const examples = async (): Promise<readonly NamedText[]> => {
  const { persons, overview, trees } = readsOf(empty)
  const [treeId, page] = [newId<"TreeId">(), { after: null, batch: 10 }]
  const order = { by: "name", isReversed: false } as const
  const found: NamedText[] = []
  const example = async (name: string, call: () => Promise<unknown>): Promise<void> => {
    withValues.splice(0)
    // A statement with aggregates always answers a row, so its caller fails here.
    await call().catch(() => undefined)
    for (const text of withValues) found.push({ name, text, isExample: true })
  }
  for (const [reader, viewer] of [
    ["member", member],
    ["outsider", outsider],
  ] as const) {
    const filters = { missing: { ...noFilter, missing: "birth" }, all: everything } as const
    for (const [word, filter] of Object.entries(filters)) {
      const name = `reads/person-list/person-list listed ${word} ${reader}`
      await example(name, () => collect(persons.listed(treeId, { viewer, order, filter }, page)))
      const counted = `reads/person-list/person-list countListed ${word} ${reader}`
      await example(counted, () => persons.countListed(treeId, { viewer, filter }))
    }
    await example(`reads/overview/overview facts ${reader}`, () => overview.facts(treeId, viewer))
    await example(`reads/overview/overview statistics ${reader}`, () => overview.statistics(treeId, viewer))
    await example(`reads/overview/overview topSurnames ${reader}`, () => overview.topSurnames(treeId, viewer, 10))
    await example(`reads/overview/overview surnames ${reader}`, () => collect(overview.surnames(treeId, viewer, page)))
  }
  for (const words of [[], ["darwin"]])
    await example(`reads/trees directory ${words.length} words`, () => collect(trees.directory(null, words, page)))
  return found
}

/** The statements of the adapter of PostgreSQL, by name and text, with examples of those that contain values. */
export const namedTexts = async (): Promise<readonly NamedText[]> => {
  await readForReaders()
  return [...[...registeredStatements()].map(([text, name]): NamedText => ({ name, text })), ...(await examples())]
    .filter(({ name }) => !/^(spec|bench|refused) /.test(name))
    .toSorted((a, b) => (`${a.name}\n${a.text}` < `${b.name}\n${b.text}` ? -1 : 1))
}

/** The tables that the search fills by triggers. They have no entities. */
const ofSearch = ["search_words", "search_postings", "search_word_lists", "search_leftovers"]

/** The tables with rows of trees. */
const tablesOfTrees: readonly string[] = [
  ...tables.filter(({ fields }) => fields.some((field) => snakeCase(field) === "tree_id")).map(({ name }) => name),
  ...ofSearch,
]

/** The tables of trees that a text reads, changes or deletes from. Rows that it inserts carry their tree. */
export const tablesOfTreesIn = (text: string): readonly string[] => {
  const found = [...text.matchAll(/\b(?:from|join|update|using)\s+"?([a-z_]+)"?/g)].map(([, table = ""]) => table)
  return tablesOfTrees.filter((table) => found.includes(table))
}

/**
 * Whether a text has a parameter for the tree of its rows, or for the row of the tree itself. MikroORM writes `?` for a
 * parameter. Rows that are written together bring their tree each.
 */
export const namesItsTree = (text: string): boolean =>
  /tree_id"? (?:=|is not distinct from) (?:\$\d|\?|fresh\.tree_id)/.test(text) ||
  /\btrees"? (?:as )?"?t"?\b[^]*\bt"?\."?id"? = \$\d/.test(text)

/** Breaks a text of one line before the parts of the statement, so that a change of one part changes few lines. */
const broken = (text: string): string =>
  text.includes("\n")
    ? text.replaceAll(/\n\s*/g, "\n  ").trim()
    : text.replaceAll(/ (?=(?:from|where|and|inner join|left join|group by|order by|limit|returning|union) )/g, "\n  ")

/** The content of `docs/statements.sql`. */
export const statementsFile = (texts: readonly NamedText[]): string =>
  [
    "-- The statements of adapters/mikro-orm, by file and name, as `make statements` writes them.",
    "-- A statement with variants has one text for each. Of texts that contain values there are examples.",
    ...texts.map(({ name, text, isExample }) => `\n-- ${name}${isExample ? ", for example" : ""}\n${broken(text)};`),
    "",
  ].join("\n")
