import { type CardRow, cardFields } from "../../../../core/domain/chart/card.ts"
import type { TieRow } from "../../../../core/domain/chart/tie.ts"
import { vitalTypes } from "../../../../core/domain/living/vital-event.ts"
import {
  type Involving,
  seesEverything,
  type Viewer,
  withhold,
  type Withheld,
} from "../../../../core/domain/privacy.ts"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type {
  ChartReads,
  FamilyOfPerson,
  FamilyTies,
  RelativeCounts,
} from "../../../../core/ports/charts/chart-reads.ts"
import { shownInPieces } from "../../../../core/lib/each-in-pieces.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { lookUp } from "../look-up.ts"
import { byKey } from "../../stores/by-key.ts"
import { type InvolvedPeople, involving, withoutPersons } from "../people.ts"
import { type KeyedRows, keyedRows } from "../keyed/keyed-rows.ts"
import { aroundStatement } from "./around.ts"
import { familyStatement, MOST_TIES } from "./family.ts"
import { largeFamilyStatement } from "./large-family.ts"
import { tiesBetweenStatement } from "./between.ts"
import { ancestryStatement, tiesAroundStatement, tiesStatement } from "./kin.ts"
import { type StatementText, statement } from "../../statements/registry.ts"

const types = vitalTypes.map((type) => `'${type}'`).join(", ")

/**
 * The vital events as a JSON list, so that one statement reads them with the person: the first of each type, because a
 * card has no others, for members and for those who do not see hidden events.
 */
const vitals = `(select json_agg(json_build_object('type', e.type, 'date', e.date, 'place', l.name, 'privacy', e.privacy) order by e.id)
  from (
    select distinct on (e.type, e.privacy) e.* from events e
    where e.tree_id = x.tree_id and e.person_id = x.id and e.type in (${types}) and e.deleted_at is null
    order by e.type, e.privacy, e.id
  ) e ${lookUp("places", "l", "l.tree_id = e.tree_id and l.id = e.place_id")})`

const cards = statement(
  "reads/charts/charts cards",
  `select k.id as "key", ${columns({ fields: cardFields }, "x")}, coalesce(${vitals}, '[]') as "vitals"
  from unnest($2::uuid[]) k (id)
  cross join lateral ${byKey("persons", "x", "x.tree_id = $1 and x.id = k.id")}
  where x.deleted_at is null order by x.id`,
)

/** A statement for readers who see everything, and one with the persons of each relationship for all others. */
const forReaders = (name: string, textOf: (seesHidden: boolean) => string) => ({
  member: statement(`reads/charts/charts ${name}`, textOf(true)),
  other: statement(`reads/charts/charts ${name}`, textOf(false)),
})

const around = forReaders("around", aroundStatement)
const family = forReaders("family", familyStatement)
const large = forReaders("large", largeFamilyStatement)
const ancestry = forReaders("ancestry", ancestryStatement)
const tiesOf = forReaders("tiesOf", tiesStatement)
const tiesAround = forReaders("tiesAround", tiesAroundStatement)
const tiesBetween = forReaders("tiesBetween", tiesBetweenStatement)

type Row = { readonly record: TieRow }
type FamilyRow = Row & InvolvedPeople & { readonly size: number }
type LargeFamilyRow = Row & InvolvedPeople & { readonly totals: RelativeCounts }

/** A relationship without its tree and without days. The persons are there for readers who do not see everything. */
type KinRow = Pick<TieRow, "id" | "type" | "fromPersonId" | "toPersonId" | "qualifier"> & InvolvedPeople
type LevelRow = KinRow & { readonly level: number }

type SealedTie = Withheld<Involving<TieRow>>

export const chartReads = (sql: Sql, ofKeys: KeyedRows = keyedRows(sql), bulk: Sql = sql): ChartReads => ({
  cards: async (treeId, ids) => (await ofKeys<CardRow>(cards, treeId, ids.toSorted())).map((row) => withhold(row)),
  family: async (treeId, { personId, most }, viewer) => {
    const rows = await ofKeys<FamilyRow>(textFor(viewer, family), treeId, [personId])
    const [first] = rows
    return first === undefined || first.size <= MOST_TIES
      ? { ties: rows.map(sealedTie(viewer)), totals: null }
      : largeFamily(bulk, { treeId, personId, most }, viewer)
  },
  around: (treeId, personId, { up, down, siblings, most }, viewer) =>
    ties(sql, viewer, around, [treeId, personId, up, down, siblings, most]),
  ancestry: async (treeId, ids, viewer) => {
    const rows = await sql.rows<KinRow>(textFor(viewer, ancestry), [treeId, ids])
    return rows.map(sealedKin(treeId, viewer))
  },
  tiesOf: async (treeId, { people, except }, viewer) => {
    const asked = new Set(people)
    for (const id of except) asked.delete(id)
    const rows = await sql.rows<KinRow>(textFor(viewer, tiesOf), [treeId, [...asked], except])
    return rows.map(sealedKin(treeId, viewer))
  },
  tiesAround: async (treeId, { people, most }, viewer) => {
    const rows = await sql.rows<LevelRow>(textFor(viewer, tiesAround), [treeId, [...new Set(people)], most])
    const levels = rows.reduce((last, { level }) => Math.max(last, level), 0)
    return { levels, ties: rows.map(sealedKin(treeId, viewer)) }
  },
  tiesBetween: async (treeId, { from, to, known, longer, longest, most }, viewer) => {
    const values = [treeId, from, to, known, longer, longest, most]
    const rows = await sql.rows<KinRow>(textFor(viewer, tiesBetween), values)
    return rows.map(sealedKin(treeId, viewer))
  },
})

const sealedTie =
  (viewer: Viewer) =>
  (row: Row & InvolvedPeople): SealedTie =>
    seesEverything(viewer) ? withoutPersons(row) : involving(row)

/** The first relatives of each kind of a large family, and the numbers of all. */
const largeFamily = async (
  sql: Sql,
  { treeId, personId, most }: FamilyOfPerson & { readonly treeId: TreeId },
  viewer: Viewer,
): Promise<FamilyTies> => {
  const values = seesEverything(viewer) ? [treeId, personId, most] : [treeId, personId, most, viewer.year]
  const rows = await sql.rows<LargeFamilyRow>(textFor(viewer, large), values)
  return { ties: rows.map(sealedTie(viewer)), totals: rows[0]?.totals ?? null }
}

const textFor = (viewer: Viewer, { member, other }: ReturnType<typeof forReaders>): StatementText =>
  seesEverything(viewer) ? member : other

/** Kinship needs no order of relatives, and no events. */
const withoutOrder = {
  ...{ startDay: null, publicStartDay: null, lastStep: null, publicLastStep: null },
  ...{ position: null, toPosition: null, twinGroup: null },
}

/** Seals a relationship with its persons, as far as they were read for this viewer. */
const sealedKin =
  (treeId: TreeId, viewer: Viewer) =>
  (row: KinRow): SealedTie => {
    const { id, type, fromPersonId, toPersonId, qualifier } = row
    const record = { id, treeId, type, fromPersonId, toPersonId, qualifier, ...withoutOrder }
    return seesEverything(viewer)
      ? withoutPersons({ record })
      : involving({ record, a: row.a, b: row.b, isOfTwo: row.isOfTwo, eventPrivacy: row.eventPrivacy })
  }

/** So few that other requests need not wait for them. */
const TIES_AT_ONCE = 250

const ties = async (
  sql: Sql,
  viewer: Viewer,
  { member, other }: ReturnType<typeof forReaders>,
  values: readonly unknown[],
): Promise<readonly SealedTie[]> =>
  seesEverything(viewer)
    ? shownInPieces(await sql.rows<Row>(member, values), TIES_AT_ONCE, withoutPersons)
    : shownInPieces(await sql.rows<Row & InvolvedPeople>(other, values), TIES_AT_ONCE, involving)
