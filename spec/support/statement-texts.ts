import { snakeCase } from "../../core/codec/snake-case.ts"
import type { PersonId } from "../../core/domain/ids.ts"
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
}

/** Answers every statement with no rows. */
const empty: Sql = { rows: async () => [], rowsOnce: async () => [], run: async () => 0 }

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
    await reads.events.ofRelationship(treeId, newId(), viewer)
    await collect(reads.relationships.ofTree(treeId, viewer, page))
    await collect(reads.relationships.ofPerson(treeId, personId, viewer, page))
    await reads.relationships.byIds(treeId, [newId()], viewer)
    await reads.persons.lineage(treeId, personId, { direction: "ancestors", generations: 2 }, viewer)
    await reads.persons.lineage(treeId, personId, { direction: "descendants", generations: 2 }, viewer)
    await collect(reads.sources.ofTree(treeId, viewer, page))
    await reads.sources.byIds(treeId, [newId()], viewer)
    await collect(reads.citations.ofTree(treeId, viewer, page))
    await collect(reads.citations.ofPerson(treeId, personId, viewer, page))
    await collect(reads.citations.ofFacts(treeId, [newId()], viewer, page))
    await reads.citations.countOfPerson(treeId, personId, viewer)
    await collect(reads.media.ofTree(treeId, viewer, page))
    await collect(reads.media.ofRecords(treeId, [personId], viewer, page))
    await reads.media.byIds(treeId, [newId()], viewer)
    await reads.media.countOfRecords(treeId, [personId], viewer)
    await collect(reads.names.ofPerson(treeId, personId, viewer, page))
    await reads.names.byId(treeId, personId, newId(), viewer)
  }
  await reads.trees.byId(treeId, null)
  await reads.changes.byId(newId())
  await collect(reads.changes.outsideTrees(page))
  await collect(reads.changes.ofAccount(newId(), page))
}

/** The statements of the adapter of PostgreSQL, by name and text. Those that a list of filters composes are not among them. */
export const namedTexts = async (): Promise<readonly NamedText[]> => {
  await readForReaders()
  return [...registeredStatements()]
    .map(([text, name]): NamedText => ({ name, text }))
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

/** Whether a text has a parameter for the tree of its rows, or for the row of the tree itself. */
export const namesItsTree = (text: string): boolean =>
  /tree_id"? (?:=|is not distinct from) \$\d/.test(text) ||
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
    "-- A statement with variants has one text for each. Texts that contain values, and those of lists with filters, are not here.",
    ...texts.map(({ name, text }) => `\n-- ${name}\n${broken(text)};`),
    "",
  ].join("\n")
