import { columns } from "../../table.ts"
import { involvedColumns, livePerson } from "../people.ts"

/** The earliest day of an event of the partnership `x`. */
const starts = `left join lateral (
    select min((v.date->>'sortDay')::integer) as day,
      min((v.date->>'sortDay')::integer) filter (where v.privacy <> 'hidden') as public_day
    from events v where x.type = 'partnership' and v.tree_id = $1 and v.relationship_id = x.id and v.deleted_at is null offset 0
  ) s on true`

const people = `cross join lateral (select x.id) r
  ${livePerson("a", "x.from_person_id")}
  ${livePerson("b", "x.to_person_id")}`

const record = columns({ fields: ["id", "treeId", "type", "fromPersonId", "toPersonId", "qualifier"] }, "x", "record")

/** The columns of a tie: of the relationship `x`, with the persons for readers who do not see everything. */
export const tieColumns = (seesHidden: boolean): string =>
  `${record}, s.day as "record.startDay", s.public_day as "record.publicStartDay"${seesHidden ? "" : `, ${involvedColumns(null)}`}`

/** The joins for these columns. */
export const tieJoins = (seesHidden: boolean): string => `${starts} ${seesHidden ? "" : people}`

/** A look-up by key for each row of what is before it, whatever the planner thinks of their number. */
export const each = (select: string, alias: string): string => `cross join lateral (${select} offset 0) ${alias}`
