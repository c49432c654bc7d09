import { endings, endingSteps } from "../../../../core/domain/chart/tie.ts"
import { columns } from "../../table.ts"
import { each } from "../look-up.ts"
import { involvedColumns, livePerson } from "../people.ts"

/** The earliest day of an event of the partnership `x`. A parenthood has no such day, and nothing is looked up for it. */
const start = (condition: string): string => `case when x.type = 'partnership' then (
    select min((v.date->>'sortDay')::integer) from events v
    where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null ${condition}
  ) end`

const listed = (types: readonly string[]): string => types.map((type) => `'${type}'`).join(", ")

/** The type of the event that says last whether the partnership `x` has ended. */
const lastStep = (condition: string): string => `case when x.type = 'partnership' then (
    select v.type from events v
    where v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null and v.asserted
      and v.type in (${listed(endingSteps)}) ${condition}
    order by case when v.date->>'sortDay' is not null then 1 when v.type in (${listed(endings)}) then 2 else 0 end desc,
      (v.date->>'sortDay')::integer desc, v.id desc limit 1
  ) end`

const unlessHiddenEvent = "and v.privacy <> 'hidden'"

/** Each reader has one of two columns: hidden events are not looked up for those who do not see everything. */
const eventColumns = (seesHidden: boolean): string =>
  seesHidden
    ? `${start("")} as "record.startDay", null::integer as "record.publicStartDay",
  ${lastStep("")} as "record.lastStep", null::text as "record.publicLastStep"`
    : `null::integer as "record.startDay", ${start(unlessHiddenEvent)} as "record.publicStartDay",
  null::text as "record.lastStep", ${lastStep(unlessHiddenEvent)} as "record.publicLastStep"`

const people = `cross join lateral (select x.id) r
  ${livePerson("a", "x.from_person_id")}
  ${livePerson("b", "x.to_person_id")}`

const fields = [
  ...(["id", "treeId", "type", "fromPersonId", "toPersonId"] as const),
  ...(["qualifier", "position", "toPosition", "twinGroup"] as const),
]

const record = columns({ fields }, "x", "record")

/** The columns of a relationship `e` that a tie needs. */
export const edgeColumns =
  "e.id, e.tree_id, e.type, e.from_person_id, e.to_person_id, e.qualifier, e.position, e.to_position, e.twin_group"

/** The columns of a tie: of the relationship `x`, with the persons for readers who do not see everything. */
export const tieColumns = (seesHidden: boolean): string =>
  `${record}, ${eventColumns(seesHidden)}${seesHidden ? "" : `, ${involvedColumns(null)}`}`

/** The joins for these columns. */
export const tieJoins = (seesHidden: boolean): string => (seesHidden ? "" : people)

/** Leaves out persons who are hidden from the reader. */
export const unlessHidden = (id: string): string =>
  each(
    `select from persons p where p.tree_id = $1 and p.id = ${id} and p.deleted_at is null and p.privacy <> 'hidden'`,
    "p",
  )
