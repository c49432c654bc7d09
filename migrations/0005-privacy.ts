import { Migration } from "@mikro-orm/migrations"

const accounts = [
  `alter table users alter column password_hash drop not null`,
  `update users set password_hash = null where deleted_at is not null`,
]

/** The data that purges have left in the log so far, and the indexes by which they blank entries from now on. */
const auditLog = [
  `create index audit_entries_proposals on audit_entries (tree_id) where entity_type = 'proposal'`,
  `create index audit_entries_members on audit_entries (entity_id) where entity_type = 'membership'`,
  // The entries of a purged tree have no tree id.
  `update audit_entries set before = null, after = null
    where tree_id is null and entity_type not in ('user', 'session') and (before is not null or after is not null)`,
  `update audit_entries a set before = null, after = null
    from audit_entries p
    where p.action like '%.purge' and p.entity_id = a.entity_id and p.tree_id is not distinct from a.tree_id
      and (a.before is not null or a.after is not null)`,
  `update audit_entries set before = null, after = null
    where tree_id is null and entity_type in ('user', 'session') and (before is not null or after is not null)
      and actor_id is not null and not exists (select from users u where u.id = actor_id)`,
]

const columns = [
  `alter table persons add column public_birth_year integer, add column public_death_year integer, add column dead_from integer`,
  `alter table events add column asserted boolean not null default true,
    add column privacy text not null default 'default' check (privacy in ('default', 'hidden'))`,
  `alter table events alter column asserted drop default, alter column privacy drop default`,
]

/**
 * The structures of the kept records `k` that satisfy `which`, with their level and their index among the
 * structures.
 */
const structures = (which: string): string => `
  select k.tree_id, k.id, k.links, row_number() over (partition by k.tree_id, k.id order by s.n) - 1 as at,
    split_part(s.line, ' ', 1)::integer as level, s.line
  from kept_records k cross join lateral unnest(string_to_array(k.lines, e'\n')) with ordinality s (line, n)
  where ${which} and s.line !~ '^[0-9]+ CONT( |$)'`

/** The ids, as text, of the rows that the structures of kept records became. */
const links = `
  select k.tree_id, k.id, (l.value ->> 0)::integer as at, l.value ->> 1 as became
  from kept_records k cross join lateral json_array_elements(k.links) l`

const eventTags =
  "BIRT|CHR|BAPM|CHRA|BLES|BARM|BASM|FCOM|CONF|ADOP|GRAD|CENS|EMIG|IMMI|NATU|WILL|PROB|RETI|ORDN|DEAT|BURI|CREM|ENGA|MARB|MARC|MARL|MARR|MARS|DIVF|DIV|ANUL|_SEPR|EVEN"
const silentTags = "SOUR|OBJE|ASSO|FAMC|CHAN|CREA|RESN|REFN|UID|EXID|RIN|SDATE|NOTE|SNOTE|_[A-Z_]*"

/** Reads what earlier imports kept without reading it: bare tags, and restrictions. */
export const readKeptRecords = [
  `with bare as (
    select l.tree_id, l.id, l.at, e.id as event_id from (${links}) l
    join events e on e.tree_id = l.tree_id and e.id::text = l.became
    where e.date is null and e.place_id is null and e.detail is null and e.notes is null
  ), lines as (${structures("(k.tree_id, k.id) in (select tree_id, id from bare)")})
  update events e set asserted = false from bare b join lines s on s.tree_id = b.tree_id and s.id = b.id and s.at = b.at
  where e.tree_id = b.tree_id and e.id = b.event_id and s.line ~ '^[0-9]+ (${eventTags})$'
    and not exists (
      select from lines c where c.tree_id = s.tree_id and c.id = s.id and c.at > s.at and c.level = s.level + 1
        and c.line ~ '^[0-9]+ (?!(${silentTags})( |$))[A-Z0-9]+ .*[[:alnum:]]'
        and not exists (select from lines o where o.tree_id = s.tree_id and o.id = s.id and o.at > s.at and o.at < c.at and o.level <= s.level)
    )`,
  `with restricted as (
    select k.tree_id, k.person_id, case when bool_or(k.lines ~* '\n1 _?RESN [^\n]*confidential') then 'hidden' else 'redacted' end as privacy
    from kept_records k where k.person_id is not null and k.lines ~* '\n1 _?RESN [^\n]*(confidential|privacy)'
    group by k.tree_id, k.person_id
  )
  update persons p set privacy = r.privacy, version = p.version + 1 from restricted r
  where p.tree_id = r.tree_id and p.id = r.person_id and (p.privacy = 'default' or (p.privacy = 'redacted' and r.privacy = 'hidden'))`,
  `with lines as (${structures(String.raw`k.lines ~* '\n2 _?RESN [^\n]*(confidential|privacy)'`)}),
  restricted as (
    select r.tree_id, r.id, (select max(o.at) from lines o where o.tree_id = r.tree_id and o.id = r.id and o.at < r.at and o.level = 1) as at
    from lines r where r.line ~* '^2 _?RESN .*(confidential|privacy)'
  )
  update events e set privacy = 'hidden', version = e.version + 1
  from restricted r join (${links}) l on l.tree_id = r.tree_id and l.id = r.id and l.at = r.at
  where e.tree_id = r.tree_id and e.id::text = l.became`,
]

/**
 * The rule of `core/domain/vitals.ts` when this migration was written. Years of other calendars are never too
 * early.
 */
const rules = [
  `create function pg_temp.year_of_day(day integer) returns integer language sql immutable as $$
    select extract(year from to_date(day::text, 'J'))::integer
  $$`,
  `create function pg_temp.year_of_phrase(phrase text) returns integer language sql immutable as $$
    select case when count(distinct y) = 1 and (max(y) < 1800 or phrase !~* '(after|aft|from|since|later|nach|seit|ab |von|depuis|apr|dopo|dal|tras|desde|na |sinds|efter|fra)')
      then max(y) end
    from (select m[1]::integer as y from regexp_matches(phrase, '(?<!\\d)([12]\\d{3})(?!\\d)', 'g') m) years
  $$`,
  `create function pg_temp.latest_year(d json) returns integer language sql immutable as $$
    select case
      when d is null then null
      when d ->> 'qualifier' = 'phrase' then pg_temp.year_of_phrase(d ->> 'phrase')
      when d ->> 'calendar' in ('gregorian', 'julian') then coalesce((d ->> 'toYear')::integer, (d ->> 'year')::integer)
      when d ->> 'toYear' is null and d ->> 'day' is not null then pg_temp.year_of_day((d ->> 'sortDay')::integer)
      else coalesce((d ->> 'toYear')::integer, (d ->> 'year')::integer) + case when d ->> 'calendar' = 'hebrew' then -3760 else 1792 end
    end
  $$`,
  `create function pg_temp.is_denied(detail text, phrase text) returns boolean language sql immutable as $$
    select coalesce(lower(trim(detail)) in ('n', 'no', '?'), false) or coalesce(
      trim(regexp_replace(lower(concat_ws(' ', detail, phrase)), '[^[:alpha:]]+', ' ', 'g')) in
        ('living', 'still living', 'alive', 'still alive', 'not dead', 'not deceased', 'lebt', 'lebt noch', 'lebend', 'noch lebend', 'vivant', 'vivante', 'en vie', 'vivo', 'viva', 'vive', 'in vita', 'levend', 'leeft', 'in leven', 'lever'), false)
  $$`,
]

const DEATHS = "('death', 'burial', 'cremation')"
const AFTER_DEATH =
  "obituar|funeral|memorial|inquest|autops|estate|inventory|interment|inurnment|entombment|reburial|exhum|ashes|grave|headstone|tombstone|epitaph|requiem|find ?a ?grave|nachruf|nachlass|beerdigung|trauerfeier|obs[eè]ques|d[eé]c[eè]s|tombe"
/** The year for persons who are known to be dead. */
const ALWAYS = -32_768
const TODAY = `to_char(now() at time zone 'UTC', 'J')::integer`

const lifeColumns = "e.id, e.type, e.date, e.detail, e.asserted, e.privacy"

/** The first created event of these types of each person. */
const first = (what: "year" | "privacy", types: string): string =>
  `(array_agg(${what} order by id) filter (where is_own and type in ${types}))[1]`

/**
 * Recomputes the vitals of every live person from the events. The vitals of deleted persons are recomputed when
 * they are restored.
 */
export const recomputeVitals = [
  ...rules,
  `with life as (
    select e.tree_id, e.person_id, true as is_own, ${lifeColumns} from events e where e.person_id is not null and e.deleted_at is null
    union all
    select e.tree_id, p.id, false, ${lifeColumns} from events e
    join relationships r on r.tree_id = e.tree_id and r.id = e.relationship_id and r.type = 'partnership' and r.deleted_at is null
    cross join lateral (values (r.from_person_id), (r.to_person_id)) p (id) where e.deleted_at is null
  ), said as (
    select tree_id, person_id, is_own, id, type, privacy, pg_temp.latest_year(date) as year,
      coalesce(date ->> 'qualifier' in ('after', 'from'), false) as is_open, (date ->> 'sortDay')::integer as day,
      is_own and type in ${DEATHS} and asserted and not pg_temp.is_denied(detail, date ->> 'phrase') as is_death,
      type not in ('birth', 'death', 'burial', 'cremation', 'will', 'probate') and type !~* '\\m(${AFTER_DEATH})' as is_of_life
    from life
  ), facts as (
    select tree_id, person_id,
      ${first("year", "('birth')")} as birth_year, ${first("privacy", "('birth')")} as birth_privacy,
      ${first("year", "('death')")} as death_year, ${first("privacy", "('death')")} as death_privacy,
      ${first("year", "('burial', 'cremation')")} as burial_year, ${first("privacy", "('burial', 'cremation')")} as burial_privacy,
      coalesce(bool_or(is_death and (day is null or day <= ${TODAY})), false) as has_death_fact,
      max(year + case when is_open then 201 else 101 end) filter (where is_own and type = 'birth') as born,
      max(year) filter (where is_of_life) + 101 as lived,
      min(pg_temp.year_of_day(day) + 1) filter (where is_death and day > ${TODAY}) as dead
    from said group by tree_id, person_id
  )
  update persons p set
    birth_year = f.birth_year,
    death_year = coalesce(f.death_year, f.burial_year),
    public_birth_year = case when f.birth_privacy = 'default' then f.birth_year end,
    public_death_year = case when f.death_year is null and f.burial_privacy = 'default' then f.burial_year
      when f.death_privacy = 'default' then f.death_year end,
    has_death_fact = coalesce(f.has_death_fact, false),
    dead_from = case when f.has_death_fact then ${ALWAYS}
      else least(case when f.born is not null then greatest(f.born, f.lived) end, f.dead) end
  from persons q left join facts f on f.tree_id = q.tree_id and f.person_id = q.id
  where p.tree_id = q.tree_id and p.id = q.id and p.deleted_at is null`,
  `update persons set public_birth_year = birth_year, public_death_year = death_year,
    dead_from = case when has_death_fact then ${ALWAYS} else birth_year + 101 end
  where deleted_at is not null`,
  `update persons set public_from = case
    when privacy <> 'default' then null when is_living is null then dead_from when not is_living then ${ALWAYS} end`,
]

export class Privacy extends Migration {
  override up(): void {
    for (const statement of [...accounts, ...auditLog, ...columns, ...readKeptRecords, ...recomputeVitals])
      this.addSql(statement)
  }
}
