import { Migration } from "@mikro-orm/migrations"
import { deathFactTypes } from "../core/domain/living/death-fact.ts"
import { longestDeathWords } from "../core/domain/living/death-words.ts"
import { type VitalEvent, vitalsOf } from "../core/domain/living/vitals.ts"

const BATCH = 1_000
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

const aboutDeath = `(${deathFactTypes.map((type) => `'${type}'`).join(", ")})`

/** The persons with a hidden event about their death. */
const persons = `
  select p.tree_id, p.id from persons p
  where (p.tree_id, p.id) > (?::uuid, ?::uuid) and p.has_death_fact and exists (
    select from events e where e.tree_id = p.tree_id and e.person_id = p.id and e.deleted_at is null
      and e.type in ${aboutDeath} and e.privacy = 'hidden')
  order by p.tree_id, p.id limit ${BATCH}`

const events = `
  select e.person_id, e.type, e.date, e.detail, e.asserted, e.privacy,
    case when length(e.notes) <= ${longestDeathWords} then e.notes end as notes,
    (select l.name from places l where l.tree_id = e.tree_id and l.id = e.place_id) as place
  from json_to_recordset(?::json) w (tree_id uuid, id uuid)
  join events e on e.tree_id = w.tree_id and e.person_id = w.id and e.deleted_at is null
    and (e.type = 'birth' or e.type in ${aboutDeath})
  order by e.id`

const mark = `
  update persons p set death_fact_is_hidden = true
  from json_to_recordset(?::json) m (tree_id uuid, id uuid) where p.tree_id = m.tree_id and p.id = m.id`

interface Keyed {
  readonly tree_id: string
  readonly id: string
}

interface EventRow extends VitalEvent {
  readonly person_id: string
}

/** Marks persons if only hidden events prove their death, so that non-members do not learn of it. */
export class HiddenDeaths extends Migration {
  override async up(): Promise<void> {
    await this.execute("alter table persons add column death_fact_is_hidden boolean not null default false")
    await this.execute("alter table persons alter column death_fact_is_hidden drop default")
    let last: Keyed = { tree_id: BEFORE_ALL, id: BEFORE_ALL }
    for (;;) {
      const people = await this.getEntityManager().execute<Keyed[]>(persons, [last.tree_id, last.id])
      const end = people.at(-1)
      if (end === undefined) return
      await this.#mark(people)
      last = end
    }
  }

  async #mark(people: readonly Keyed[]): Promise<void> {
    const rows = await this.getEntityManager().execute<EventRow[]>(events, [JSON.stringify(people)])
    const lives = Map.groupBy(rows, ({ person_id }) => person_id)
    const hidden = people.filter(
      ({ id }) => vitalsOf({ own: lives.get(id) ?? [], sharedYear: null }, new Date()).deathFactIsHidden,
    )
    await this.execute(mark, [JSON.stringify(hidden.map(({ tree_id, id }) => ({ tree_id, id })))])
  }
}
