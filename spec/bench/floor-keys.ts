import type { Client } from "pg"
import { vitalTypes } from "../../core/domain/living/vital-event.ts"
import type { PersonId, TreeId } from "../../core/domain/ids.ts"

/** An answer that has cards of persons. */
export interface CardAnswer {
  readonly tree: TreeId
  readonly root: PersonId
  readonly body: string
}

/** The columns of `floor_rows` after its id: the keys of the rows that an answer is made of. */
const keys = [
  "tree_id uuid not null",
  ...["persons", "names", "events", "vitals", "places", "ties", "citations", "sources"].map(
    (of) => `${of} uuid[] not null`,
  ),
]

export const floorRowsTable = `create table floor_rows (id integer primary key, ${keys.join(", ")})`

/** The ids of the rows `x` of a table of the tree `$1` that satisfy a condition on the ids `$2` of an answer. */
const idsOf = (table: string, condition = "x.id = any($2)"): string =>
  `coalesce((select array_agg(distinct x.id) from ${table} x where x.tree_id = $1 and x.deleted_at is null and (${condition})), '{}')`

/** Births and deaths, of which cards have the date and the place. */
const vitalsOf = (persons: string): string =>
  idsOf("events", `${persons} and x.type in (${vitalTypes.map((type) => `'${type}'`).join(", ")})`)

const placesOf = (events: string): string =>
  `coalesce((select array_agg(distinct x.place_id) from events x where x.tree_id = $1 and x.id = any(${events}) ` +
  "and x.place_id is not null), '{}')"

/** The relationships of the persons, and those of their parents to other children: all are there, or are counted. */
const tiesOfNeighbourhood = `x.from_person_id = any($2) or x.to_person_id = any($2) or (x.type = 'parent_child' and x.from_person_id in (
  select p.from_person_id from relationships p
  where p.tree_id = $1 and p.type = 'parent_child' and p.to_person_id = any($2) and p.deleted_at is null))`

/** The relationships of the answer, and those between its persons that make two persons siblings. */
const tiesOfPage =
  "x.id = any($2) or (x.type = 'parent_child' and x.from_person_id = any($2) and x.to_person_id = any($2))"

const rowsOf = {
  neighbourhood: `with e as (select ${vitalsOf("x.person_id = any($2)")} as vitals)
    insert into floor_rows select $3, $1, ${idsOf("persons")}, '{}', '{}', e.vitals, ${placesOf("e.vitals")},
      ${idsOf("relationships", tiesOfNeighbourhood)}, '{}', '{}' from e where $4::uuid is not null`,
  page: `with e as (select ${idsOf("events")} as events, ${vitalsOf("x.person_id = any($2) and x.person_id <> $4")} as vitals)
    insert into floor_rows select $3, $1, ${idsOf("persons")}, ${idsOf("names")}, e.events, e.vitals, ${placesOf("e.events || e.vitals")},
      ${idsOf("relationships", tiesOfPage)}, ${idsOf("citations")}, ${idsOf("sources")} from e`,
} as const

/** The statements of `floor-statements.ts` that read these rows. */
export const rowStatements = {
  neighbourhood: ["cardRows", "vitalRows", "placeRows", "tieRows"],
  page: ["cardRows", "vitalRows", "placeRows", "tieRows", "nameRows", "eventRows", "citationRows", "sourceRows"],
} as const

/** Stores the keys of the rows that an answer is made of, under this number. */
export const storeKeys = async (
  client: Client,
  kind: keyof typeof rowsOf,
  number: number,
  { tree, root, body }: CardAnswer,
): Promise<void> => {
  const ids = [...new Set(body.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))]
  await client.query(rowsOf[kind], [tree, ids, number, root])
}
