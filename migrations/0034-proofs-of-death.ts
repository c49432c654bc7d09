import { Migration } from "@mikro-orm/migrations"
import { deathFactTypes } from "../core/domain/living/death-fact.ts"
import { longestDeathWords } from "../core/domain/living/death-words.ts"
import { latestYearOfLife } from "../core/domain/living/life-evidence.ts"
import { publicFrom, type PrivacySetting } from "../core/domain/living/living.ts"
import { type VitalEvent, type Vitals, vitalsOf } from "../core/domain/living/vitals.ts"
import { type KeptLinks, keptPrivacyLines, type KeptPrivacy, readKeptPrivacy } from "./repairs/kept-privacy.ts"

const BATCH = 1_000
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

const keptRecords = `
  select k.tree_id, k.id, k.person_id, k.lines, k.links from kept_records k
  where (k.tree_id, k.id) > (?::uuid, ?::uuid) and k.lines ~ '${keptPrivacyLines}' and not k.withdrawn
  order by k.tree_id, k.id limit ${BATCH}`

const markEvents = `
  update events e set
    asserted = e.asserted and not m.denied,
    privacy = case when m.hidden then 'hidden' else e.privacy end,
    version = e.version + 1
  from json_to_recordset(?::json) m (tree_id uuid, id uuid, denied boolean, hidden boolean)
  where e.tree_id = m.tree_id and e.id = m.id and ((m.denied and e.asserted) or (m.hidden and e.privacy <> 'hidden'))
  returning e.tree_id, e.person_id`

const markPersons = `
  update persons p set
    privacy = case when m.hides and p.privacy = 'default' then 'redacted' else p.privacy end,
    is_living = case when m.living then coalesce(p.is_living, true) else p.is_living end,
    public_from = null,
    version = p.version + 1
  from json_to_recordset(?::json) m (tree_id uuid, id uuid, hides boolean, living boolean)
  where p.tree_id = m.tree_id and p.id = m.id and ((m.hides and p.privacy = 'default') or (m.living and p.is_living is null))`

/** The persons whom an event about a death may have shown, or one of whose events has become hidden. */
const persons = `
  select p.tree_id, p.id, p.is_living, p.privacy from persons p
  where (p.tree_id, p.id) > (?::uuid, ?::uuid) and p.deleted_at is null and exists (
    select from events e where e.tree_id = p.tree_id and e.person_id = p.id and e.deleted_at is null
      and (e.type in (${deathFactTypes.map((type) => `'${type}'`).join(", ")}) or e.privacy = 'hidden'))
  order by p.tree_id, p.id limit ${BATCH}`

const lifeColumns = `e.type, e.date, e.detail, e.asserted, e.privacy, null as subtype, null as cause,
  case when length(e.notes) <= ${longestDeathWords} then e.notes end as notes,
  (select l.name from places l where l.tree_id = e.tree_id and l.id = e.place_id) as place`

const sharedBy = (partner: string): string => `
  select w.id, false, e.id, ${lifeColumns} from wanted w
  join relationships r on r.tree_id = w.tree_id and r.${partner} = w.id and r.type = 'partnership' and r.deleted_at is null
  join events e on e.tree_id = r.tree_id and e.relationship_id = r.id and e.deleted_at is null`

const lives = `
  with wanted as (select * from json_to_recordset(?::json) w (tree_id uuid, id uuid))
  select w.id as person_id, true as is_own, e.id as event_id, ${lifeColumns} from wanted w
  join events e on e.tree_id = w.tree_id and e.person_id = w.id and e.deleted_at is null
  union all ${sharedBy("from_person_id")}
  union all ${sharedBy("to_person_id")}`

const summarise = `
  update persons p set birth_year = s."birthYear", death_year = s."deathYear", public_birth_year = s."publicBirthYear",
    public_death_year = s."publicDeathYear", has_death_fact = s."hasDeathFact", dead_from = s."deadFrom",
    public_from = s."publicFrom", version = p.version + 1
  from json_to_recordset(?::json) s (tree_id uuid, id uuid, "birthYear" integer, "deathYear" integer,
    "publicBirthYear" integer, "publicDeathYear" integer, "hasDeathFact" boolean, "deadFrom" integer, "publicFrom" integer)
  where p.tree_id = s.tree_id and p.id = s.id
    and (p.has_death_fact, p.dead_from, p.public_from, p.public_birth_year, p.public_death_year) is distinct from
      (s."hasDeathFact", s."deadFrom", s."publicFrom", s."publicBirthYear", s."publicDeathYear")`

interface Keyed {
  readonly tree_id: string
  readonly id: string
}

interface KeptRow extends Keyed, KeptLinks {
  readonly person_id: string | null
}

interface PersonRow extends Keyed {
  readonly is_living: boolean | null
  readonly privacy: PrivacySetting
}

interface LifeRow extends VitalEvent {
  readonly person_id: string
  readonly is_own: boolean
  readonly event_id: string
}

/**
 * Words of deaths that prove no death, deaths before the birth, and flags of other programs that hide a person or event: imports and edits of
 * earlier versions did not know them. What the kept records of a file say is read again, and the summaries of the persons are computed again.
 */
export class ProofsOfDeath extends Migration {
  override async up(): Promise<void> {
    await this.#each<KeptRow>(keptRecords, (kept) => this.#readKept(kept))
    await this.#each<PersonRow>(persons, (people) => this.#summarise(people))
  }

  async #each<Row extends Keyed>(query: string, repair: (rows: readonly Row[]) => Promise<void>): Promise<void> {
    let last: Keyed = { tree_id: BEFORE_ALL, id: BEFORE_ALL }
    for (;;) {
      const rows = await this.getEntityManager().execute<Row[]>(query, [last.tree_id, last.id])
      const end = rows.at(-1)
      if (end === undefined) return
      await repair(rows)
      last = end
    }
  }

  async #readKept(kept: readonly KeptRow[]): Promise<void> {
    const read = kept.map((row) => ({ ...row, says: readKeptPrivacy(row) }))
    await this.execute(markEvents, [JSON.stringify(read.flatMap(eventMarks))])
    await this.execute(markPersons, [JSON.stringify(read.flatMap(personMarks))])
  }

  async #summarise(people: readonly PersonRow[]): Promise<void> {
    const wanted = JSON.stringify(people.map(({ tree_id, id }) => ({ tree_id, id })))
    const events = await this.getEntityManager().execute<LifeRow[]>(lives, [wanted])
    const lifeOf = Map.groupBy(
      events.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1)),
      ({ person_id }) => person_id,
    )
    await this.execute(summarise, [
      JSON.stringify(people.map((person) => summaryOf(person, lifeOf.get(person.id) ?? []))),
    ])
  }
}

const eventMarks = ({ tree_id, says }: KeptRow & { readonly says: KeptPrivacy }) => {
  const [denied, hidden] = [new Set(says.deniedEvents), new Set(says.hiddenEvents)]
  return [...new Set([...denied, ...hidden])].map((id) => ({
    tree_id,
    id,
    denied: denied.has(id),
    hidden: hidden.has(id),
  }))
}

const personMarks = ({
  tree_id,
  person_id,
  says: { hidesPerson, isLiving },
}: KeptRow & { readonly says: KeptPrivacy }) =>
  person_id !== null && (hidesPerson || isLiving)
    ? [{ tree_id, id: person_id, hides: hidesPerson, living: isLiving }]
    : []

const summaryOf = (
  { tree_id, id, is_living: isLiving, privacy }: PersonRow,
  life: readonly LifeRow[],
): Keyed & Vitals & { readonly publicFrom: number | null } => {
  const sharedYear = latestYearOfLife(life.filter((event) => !event.is_own))
  const vitals = vitalsOf({ own: life.filter((event) => event.is_own), sharedYear }, new Date())
  return { tree_id, id, ...vitals, publicFrom: publicFrom({ isLiving, privacy, deadFrom: vitals.deadFrom }) }
}
