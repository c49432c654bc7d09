import { snakeCase } from "../../../core/codec/snake-case.ts"
import type { PlaceId, TreeId } from "../../../core/domain/ids.ts"
import type { Place } from "../../../core/domain/place/place.ts"
import { fieldsOf } from "../../../core/lib/fields-of.ts"
import type { Places, PlaceUse } from "../../../core/ports/unit-of-work.ts"
import { places } from "../entities/place.ts"
import { changing, recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"
import { type StatementText, statement } from "../statements/registry.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { givenIds, rowsOf } from "./by-key.ts"
import { firstRow } from "./records.ts"

const findPlace = compiled<{ readonly id: PlaceId }>("stores/places findPlace")((p) =>
  db.selectFrom("places as l").select(columnsOf(places, "l")).where("l.id", "=", p("id")),
)

const removePlace = compiled<{ readonly treeId: TreeId; readonly id: PlaceId }>("stores/places removePlace")((p) =>
  db
    .deleteFrom("places as x")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", "=", p("id"))
    .returning(columnsOf(places, "x")),
)

const ofIds = statement(
  "stores/places ofIds",
  `select ${columns(places, "l")} from ${rowsOf(givenIds, "places", "l")} order by l.id`,
)

/** The row of a key is found by the hash, because a place of a file may be longer than an index entry can be. */
const hasKey = (key: string): string => `md5(l.key) = md5(${key}) and l.key = ${key}`

const byKeys = statement(
  "stores/places byKeys",
  `select ${columns(places, "l")} from (select distinct unnest($2::text[]) as key) wanted cross join lateral (
    select * from places l where l.tree_id = $1 and ${hasKey("wanted.key")}
    order by not l.listed_alone, l.parent_id is not null, l.id limit 1
  ) l`,
)

const within = statement(
  "stores/places within",
  `select ${columns(places, "l")} from places l
  where l.tree_id = $1 and l.parent_id is not distinct from $2::uuid and ${hasKey("$3::text")}`,
)

const placeColumns = {
  treeId: "uuid",
  id: "uuid",
  name: "text",
  key: "text",
  searchText: "text",
  parentId: "uuid",
  kind: "text",
  latitude: "double precision",
  longitude: "double precision",
  notes: "text",
  listedAlone: "boolean",
  version: "integer",
  createdAt: "timestamptz",
  updatedAt: "timestamptz",
} satisfies Record<keyof Place, string>
const placeFields = fieldsOf(placeColumns)
const placeNames = placeFields.map(snakeCase).join(", ")
const placeLists = placeFields.map((field, index) => `$${index + 1}::${placeColumns[field]}[]`).join(", ")

/** Ordered by key, so that two commands that insert the same places wait for each other without a deadlock. */
const adding = (condition: string): string =>
  `insert into places (${placeNames}, import_id)
  select fresh.*, $${placeFields.length + 1}::uuid from unnest(${placeLists}) as fresh (${placeNames})
  ${condition} order by tree_id, key
  on conflict do nothing returning id`

const addPlaces = statement("stores/places addPlaces", adding(""))

const addNewKeys = statement(
  "stores/places addNewKeys",
  adding(`where not exists (select from places l where l.tree_id = fresh.tree_id and ${hasKey("fresh.key")})`),
)

const use = statement(
  "stores/places use",
  `select e.live as "events", c.is_parent as "isParent", e.all_of_them = 0 and not c.is_parent as "isFree"
  from (
    select count(*)::integer as all_of_them, (count(*) filter (where e.deleted_at is null))::integer as live
    from events e where e.tree_id = $1 and e.place_id = $2
  ) e, (select exists (select from places c where c.tree_id = $1 and c.parent_id = $2) as is_parent) c`,
)

const moveParts = statement(
  "stores/places moveParts",
  changing(places, {
    where: "x.tree_id = $1 and x.parent_id = $2 order by x.id",
    set: "parent_id = $3, version = x.version + 1, updated_at = $4",
  }),
)

const shareParts = statement(
  "stores/places shareParts",
  `select exists (
    select from places l join places m on m.tree_id = $1 and m.parent_id = $3 and md5(m.key) = md5(l.key) and m.key = l.key
    where l.tree_id = $1 and l.parent_id = $2
  ) as "isSo"`,
)

const contains = statement(
  "stores/places contains",
  `with recursive above as (
    select l.id, l.parent_id from places l where l.tree_id = $1 and l.id = $3
    union
    select l.id, l.parent_id from above a cross join lateral (
      select * from places p where p.tree_id = $1 and p.id = a.parent_id offset 0
    ) l
  )
  select exists (select from above a where a.id = $2) as "isSo"`,
)

/** The places of trees, within a transaction. */
export const placeStore = (connection: TransactionConnection, recorder: Recorder): Places => {
  const recorded = recordedTable(connection, recorder, { kind: "place", table: places })
  const known: Places["byKeys"] = async (treeId, keys) =>
    keys.length === 0 ? [] : connection.rows<Place>(byKeys, [treeId, keys])

  /** Inserts places of one tree, and returns the number of those that were inserted. */
  const addTo = async (statementText: StatementText, treeId: TreeId, own: readonly Place[]): Promise<number> => {
    const importId = recorder.importInto(treeId)
    const lists = placeFields.map((field) => own.map((row) => row[field]))
    const added = await connection.rows<Pick<Place, "id">>(statementText, [...lists, importId])
    const ids = new Set(added.map(({ id }) => id))
    const rows = own.filter(({ id }) => ids.has(id))
    if (importId === null) recorded.inserted(rows)
    else {
      recorder.countImported(treeId, [...ids])
      recorded.imported(rows)
    }
    return ids.size
  }

  return {
    find: (id) => findPlace.first(connection, { id }),
    ofIds: async (treeId, ids) => (ids.length === 0 ? [] : connection.rows<Place>(ofIds, [treeId, ids])),
    byKeys: known,
    within: async (treeId, parentId, key) => firstRow(await connection.rows<Place>(within, [treeId, parentId, key])),
    insert: async (rows) => {
      const kept: Place[] = []
      for (const [treeId, own] of Map.groupBy(rows, (row) => row.treeId)) {
        await addTo(addNewKeys, treeId, own)
        const keys = own.map(({ key }) => key)
        for (const place of await known(treeId, keys)) kept.push(place)
      }
      return kept
    },
    add: async (rows) => {
      let count = 0
      for (const [treeId, own] of Map.groupBy(rows, (row) => row.treeId)) count += await addTo(addPlaces, treeId, own)
      return count
    },
    updateMany: recorded.updateMany,
    remove: async (treeId, id) => void (await recorded.remove(removePlace, { treeId, id })),
    use: async (treeId, id) =>
      firstRow(await connection.rows<PlaceUse>(use, [treeId, id])) ?? { events: 0, isParent: false, isFree: true },
    moveParts: async (treeId, from, to, now) => void (await recorded.change(moveParts, [treeId, from, to, now])),
    shareParts: async (treeId, one, other) =>
      firstRow(await connection.rows<{ readonly isSo: boolean }>(shareParts, [treeId, one, other]))?.isSo === true,
    contains: async (treeId, outer, inner) =>
      firstRow(await connection.rows<{ readonly isSo: boolean }>(contains, [treeId, outer, inner]))?.isSo === true,
  }
}
