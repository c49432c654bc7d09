import {
  type AnniversaryPosition,
  type AnniversaryRow,
  type AnniversaryWindow,
  celebratedIn,
} from "../../../../core/domain/overview/anniversary.ts"
import { calendarDay } from "../../../../core/domain/date/calendar.ts"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type { Sql } from "../../sql.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { lookUp } from "../look-up.ts"
import { statement } from "../../statements/registry.ts"

/** The Julian day number of 1 January 2000. */
const MILLENNIUM = 2_451_545

/** The first day that PostgreSQL has as a date, as a Julian day number. Older days have no anniversary here. */
const OLDEST = 0

/** The days that the event `x` may be celebrated on. A date is one day if it is exact and has a day. */
const celebrated = `
  select x.id, x.type, x.person_id, x.relationship_id, d.day, date '2000-01-01' + (d.day - ${MILLENNIUM}) as happened
  from events x cross join lateral (select (x.date ->> 'sortDay')::integer as day) d
  where x.tree_id = $1 and x.deleted_at is null and x.date ->> 'qualifier' = 'exact' and x.date ->> 'day' is not null
    and d.day >= ${OLDEST} offset 0`

/**
 * The anniversaries after a position. The arrays `$2` and `$3` say for each month day on which days of the window
 * it is celebrated, and -1 for never: a window of 366 days may begin and end with the same one.
 */
const anniversaries = statement(
  "reads/overview/anniversaries anniversaries",
  `
  select w.after as "after", x.id as "eventId", x.type as "type", x.day as "day",
    array_remove(array[coalesce(x.person_id, r.from_person_id), r.to_person_id], null) as "personIds"
  from (
    select c.*, (extract(month from c.happened) * 100 + extract(day from c.happened))::integer as month_day
    from (${celebrated}) c offset 0
  ) x cross join lateral unnest(array[($2::integer[])[x.month_day], ($3::integer[])[x.month_day]]) w (after)
  ${lookUp("relationships", "r", "r.tree_id = $1 and r.id = x.relationship_id")}
  where w.after >= 0 and (w.after, x.id) > ($4::integer, $5::uuid)
    and extract(year from x.happened) + case when extract(year from x.happened) < 0 then 1 else 0 end
      < $6::integer + case when w.after >= $7::integer then 1 else 0 end
  order by w.after, x.id limit $8`,
)

const LARGEST_MONTH_DAY = 1231

/** For each month day, the first and the second day of the window that it is celebrated on. */
const calendarOf = (window: AnniversaryWindow): readonly [readonly number[], readonly number[]] => {
  const [first, second] = [
    Array.from({ length: LARGEST_MONTH_DAY }, () => -1),
    Array.from({ length: LARGEST_MONTH_DAY }, () => -1),
  ]
  for (const { after, monthDay } of celebratedIn(window)) {
    const days = first[monthDay - 1] === -1 ? first : second
    days[monthDay - 1] = after
  }
  return [first, second]
}

/** The number of days from the first day of the window to the next new year. */
const daysToNewYear = ({ from }: AnniversaryWindow): number => {
  const { year } = calendarDay("gregorian", from)
  let days = 1
  while (calendarDay("gregorian", from + days).year === year) days++
  return days
}

/** The anniversaries of a window after a position, at most `limit`. */
export const readAnniversaries = (
  sql: Sql,
  treeId: TreeId,
  window: AnniversaryWindow,
): ((after: AnniversaryPosition | null, limit: number) => Promise<readonly AnniversaryRow[]>) => {
  const [first, second] = calendarOf(window)
  const { year } = calendarDay("gregorian", window.from)
  const days = daysToNewYear(window)
  return (after, limit) =>
    sql.rows<AnniversaryRow>(anniversaries, [
      ...[treeId, first, second, after?.after ?? -1, after?.eventId ?? BEFORE_ALL],
      ...[year, days, limit],
    ])
}
