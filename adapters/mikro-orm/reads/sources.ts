import { citationFields } from "../../../core/domain/evidence/citation.ts"
import { sourceFields } from "../../../core/domain/evidence/source.ts"
import { longTextsOf } from "./within-bytes.ts"
import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { Source } from "../../../core/domain/evidence/source.ts"
import type { CitationReads, SourceReads } from "../../../core/ports/reads.ts"
import { citations } from "../entities/evidence/citation.ts"
import { sources } from "../entities/evidence/source.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import type { CitationId } from "../../../core/domain/ids.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { type KeyedRows, keyedRows } from "./keyed/keyed-rows.ts"
import { countedRows, type Ordering, orderedRows, ownedRows } from "./keyed/ordered-rows.ts"
import { lookUp } from "./look-up.ts"
import { anyCitation } from "../../../core/domain/record-lists/record-filters.ts"
import { citationConditions, citationsOfPerson } from "./record-lists/filter-sql.ts"
import { involvedJoins } from "./people.ts"
import { subjectReads } from "./subject-reads.ts"
import { type CitedRow, citedReads } from "./cited-reads.ts"

/** The joins of the persons of citation `x`. */
export const citedJoins = `
  ${lookUp("names", "n", "n.tree_id = x.tree_id and n.id = x.name_id")}
  ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = x.event_id")}
  ${involvedJoins("coalesce(x.relationship_id, e.relationship_id)", "coalesce(x.person_id, n.person_id, e.person_id, r.from_person_id)")}`

const ofFact = ["person", "name", "event", "relationship"]
  .map((fact) => `select * from citations c where c.tree_id = $1 and c.${fact}_id = k.id`)
  .join(" union all ")

const ofPerson = citationsOfPerson("k.id", "c.*")

const byNextId: Ordering<Citation, CitationId> = {
  rows: `select * from (${ofPerson}) c where c.deleted_at is null and c.id > $4::uuid order by c.id limit $3`,
  order: "x.id",
  parameters: 1,
  valuesOf: (after) => [after ?? BEFORE_ALL],
  keyOf: ({ id }) => id,
}

const citation = {
  columns: columns(citations, "x", "record"),
  table: "citations",
  people: citedJoins,
  event: "e",
  longTexts: longTextsOf(citationFields, "record"),
}

export const citationReads = (sql: Sql, ofKeys: KeyedRows = keyedRows(sql), bulk: Sql = sql): CitationReads => {
  const { byId, ofTree, deletedOf, selecting } = subjectReads<Citation>(sql, citation, ofKeys)
  const count = countedRows(sql, selecting, ofPerson)
  return {
    byId,
    ofFacts: ownedRows({ sql, bulk }, selecting, ofFact),
    ofPerson: orderedRows(bulk, ofKeys, selecting, byNextId),
    countOfPerson: (treeId, personId, viewer) => count(treeId, [personId], viewer),
    ofTree: (treeId, viewer, keyset, filter = anyCitation) =>
      ofTree(treeId, viewer, keyset, citationConditions(filter)),
    deletedOf,
  }
}

/**
 * The persons of one citation of source `s`, as `alias`, if all of them are public in the year; `year` is the SQL
 * expression of the year. The range of one id and the order by it have no effect on the result: they require the index
 * of sources. Otherwise, if most sources of a tree have no citation, a plan may read all citations for each of them.
 */
export const citedPeople = (year: string, alias = "w"): string => `
  left join lateral (
    select a.privacy, a.public_from, b.privacy as second_privacy, b.public_from as second_public_from, r.id is not null as is_of_two
    from citations x ${citedJoins}
    where x.tree_id = s.tree_id and x.source_id between s.id and s.id and x.deleted_at is null and e.privacy is distinct from 'hidden'
      and a.privacy = 'default' and a.public_from <= ${year}
      and (r.id is null or (b.privacy = 'default' and b.public_from <= ${year}))
    order by x.source_id limit 1
  ) ${alias} on true`

/** The persons of source `s`, by one of its citations. */
export const sourcePeople: Pick<CitedRow, "peopleColumns" | "people"> = {
  peopleColumns: `null::text as "eventPrivacy", w.privacy as "a.privacy", w.public_from as "a.publicFrom",
    w.second_privacy as "b.privacy", w.second_public_from as "b.publicFrom", coalesce(w.is_of_two, false) as "isOfTwo"`,
  people: citedPeople,
}

const source = {
  columns: columns(sources, "s", "record"),
  from: ["sources", "s"],
  ...sourcePeople,
  longTexts: longTextsOf(sourceFields, "record"),
} as const

export const sourceReads = (sql: Sql): SourceReads => {
  const { byId, ofTree, deletedOf, batchesOfIds } = citedReads<Source>(sql, source)
  return {
    byId,
    ofTree,
    deletedOf,
    byIds: (treeId, ids, viewer) =>
      batchesOfIds("select * from sources s where s.tree_id = $1 and s.id = k.id", treeId, ids, viewer),
  }
}
