import { type CardRow, cardFields } from "../../../../core/domain/chart/card.ts"
import type { TieRow } from "../../../../core/domain/chart/tie.ts"
import { vitalTypes } from "../../../../core/domain/living/vital-event.ts"
import { seesEverything, withhold } from "../../../../core/domain/privacy.ts"
import type { ChartReads } from "../../../../core/ports/charts/chart-reads.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { lookUp } from "../look-up.ts"
import { type InvolvedPeople, involving, withoutPersons } from "../people.ts"
import { aroundStatement } from "./around.ts"

const types = vitalTypes.map((type) => `'${type}'`).join(", ")

/** The vital events as a JSON list, so that one statement reads them with the person. */
const vitals = `(select json_agg(json_build_object('type', e.type, 'date', e.date, 'place', l.name, 'privacy', e.privacy) order by e.id)
  from events e ${lookUp("places", "l", "l.tree_id = e.tree_id and l.id = e.place_id")}
  where e.tree_id = x.tree_id and e.person_id = x.id and e.type in (${types}) and e.deleted_at is null)`

const cards = `select ${columns({ fields: cardFields }, "x")}, coalesce(${vitals}, '[]') as "vitals"
  from unnest($2::uuid[]) k (id)
  cross join lateral (select * from persons x where x.tree_id = $1 and x.id = k.id and x.deleted_at is null offset 0) x
  order by x.id`

const forMembers = aroundStatement(true)
const forOthers = aroundStatement(false)

type TieOfMember = { readonly record: TieRow }

export const chartReads = (sql: Sql): ChartReads => ({
  cards: async (treeId, ids) =>
    (await sql.rows<CardRow>(cards, [treeId, [...new Set(ids)]])).map((row) => withhold(row)),
  around: async (treeId, personId, { up, down, siblings, most }, viewer) => {
    const values = [treeId, personId, up, down, siblings, most]
    return seesEverything(viewer)
      ? (await sql.rows<TieOfMember>(forMembers, values)).map(withoutPersons)
      : (await sql.rows<TieOfMember & InvolvedPeople>(forOthers, values)).map(involving)
  },
})
