import { escapeLiteral } from "pg"
import {
  MOST_AGE,
  MOST_GENERATIONS_UP,
  MOST_NAMES_OF_DECADE,
  MOST_TOP_PLACES,
  noGivenNames,
  SIGNS_OF_NO_NAME,
} from "../../../../core/domain/overview/statistics.ts"
import { seesEverything, type Viewer } from "../../../../core/domain/privacy.ts"
import { lookUp } from "../look-up.ts"
import { isFull, mayBeLiving } from "../person-list/person-conditions.ts"
import { events, seen } from "./counts.ts"

/** The Julian day number of 1 January 2000. */
const MILLENNIUM = 2_451_545

/** The Gregorian day of the event `e`. PostgreSQL has no days before the Julian day 0. */
const happened = `(date '2000-01-01' + ((e.date ->> 'sortDay')::integer - ${MILLENNIUM}))`
const isDay = `(e.date ->> 'sortDay')::integer >= 0`

const bornOf = (viewer: Viewer, alias: string): string =>
  `${alias}.${seesEverything(viewer) ? "birth_year" : "public_birth_year"}`

const diedOf = (viewer: Viewer): string => `x.${seesEverything(viewer) ? "death_year" : "public_death_year"}`

/** The years from one year to another. There is no year 0. */
const yearsBetween = (from: string, to: string): string =>
  `(${to} - ${from} - case when ${from} < 0 and ${to} > 0 then 1 else 0 end)`

const isAge = (years: string): string => `${years} between 0 and ${MOST_AGE}`

const decade = (year: string): string => `(floor(${year} / 10.0) * 10)::integer`

/** The live persons `x` of the tree `$1` that the viewer sees in full. */
const persons = (viewer: Viewer): string =>
  `persons x where x.tree_id = $1 and x.deleted_at is null and ${isFull(viewer, "x")}`

/** Looks up the person with this id if the viewer sees the person in full. */
const fullPerson = (viewer: Viewer, alias: string, id: string): string =>
  lookUp(
    "persons",
    alias,
    `${alias}.tree_id = $1 and ${alias}.id = ${id}`,
    `${alias}.deleted_at is null and ${isFull(viewer, alias)}`,
  )

/** The numbers of rows with `key` and `gender`. */
const byAge = (kind: string, from: string): string => `
  select '${kind}' as kind, q.age as key, q.gender, null::text as text, count(*)::integer as count
  from (${from}) q group by q.age, q.gender`

const birthsOfDecade = (viewer: Viewer): string => `
  select 'births_of_decade', ${decade(bornOf(viewer, "x"))}, null::text, null::text, count(*)::integer
  from ${persons(viewer)} and ${bornOf(viewer, "x")} is not null group by 2`

/** One birth for each person: the first one whose month is known. */
const birthsOfMonth = `
  select 'births_of_month', q.month, null::text, null::text, count(*)::integer
  from (
    select distinct on (e.person_id) extract(month from ${happened})::integer as month from e
    where e.type = 'birth' and e.person_id is not null and ${isDay} and e.date ->> 'qualifier' = 'exact'
      and (e.date ->> 'day' is not null or (e.date ->> 'calendar' = 'gregorian' and e.date ->> 'month' is not null))
    order by e.person_id, (e.date ->> 'sortDay')::integer
  ) q group by q.month`

const lifeSpans = (viewer: Viewer): string => {
  const age = yearsBetween(bornOf(viewer, "x"), diedOf(viewer))
  return byAge(
    "life_span",
    `select x.gender, ${age} as age from ${persons(viewer)} and not ${mayBeLiving(viewer.year)} and ${isAge(age)}`,
  )
}

/** The age of each person at the first marriage with a year. */
const agesAtMarriage = (viewer: Viewer): string => {
  const age = yearsBetween(bornOf(viewer, "a"), "m.year")
  return byAge(
    "age_at_marriage",
    `select min(${age}) as age, a.gender
     from (
       select e.relationship_id, extract(year from ${happened})::integer as year from e
       where e.type = 'marriage' and e.relationship_id is not null and ${isDay}
         and e.date ->> 'qualifier' in ('exact', 'about', 'calculated', 'estimated') offset 0
     ) m
     ${lookUp("relationships", "r", "r.tree_id = $1 and r.id = m.relationship_id")}
     cross join lateral (values (r.from_person_id), (r.to_person_id)) k (id)
     ${fullPerson(viewer, "a", "k.id")}
     where ${isAge(age)} group by a.id, a.gender`,
  )
}

/** The age of each person at the birth of the first child. */
const agesAtFirstChild = (viewer: Viewer): string => {
  const age = yearsBetween(bornOf(viewer, "a"), bornOf(viewer, "b"))
  return byAge(
    "age_at_first_child",
    `select min(${age}) as age, a.gender from relationships r
     ${fullPerson(viewer, "a", "r.from_person_id")} ${fullPerson(viewer, "b", "r.to_person_id")}
     where r.tree_id = $1 and r.deleted_at is null and r.type = 'parent_child' and r.qualifier = 'biological'
       and ${isAge(age)} group by a.id, a.gender`,
  )
}

const isGivenName = `lower(translate(n.name, ${escapeLiteral(SIGNS_OF_NO_NAME)}, ''))
  not in (${noGivenNames.map((name) => escapeLiteral(name)).join(", ")})`

/** The commonest first given names of each decade. A sign or word for a name that is not known is none. */
const givenNames = (viewer: Viewer): string => `
  select 'given_name', q.decade, null::text, q.name, q.count
  from (
    select n.decade, n.name, count(*)::integer as count,
      row_number() over (partition by n.decade order by count(*) desc, n.name collate "C") as place
    from (
      select ${decade(bornOf(viewer, "x"))} as decade, split_part(x.given_name, ' ', 1) as name
      from ${persons(viewer)} and ${bornOf(viewer, "x")} is not null and x.given_name is not null
    ) n where ${isGivenName} group by n.decade, n.name
  ) q where q.place <= ${MOST_NAMES_OF_DECADE}`

/** The places with the most events. Places of one name are one. */
const places = `
  (select 'place', 0, null::text, o.name, sum(q.count)::integer
  from (select e.place_id, count(*) as count from e where e.place_id is not null group by e.place_id offset 0) q
  ${lookUp("places", "o", "o.tree_id = $1 and o.id = q.place_id")}
  where o.name is not null group by o.name order by 5 desc, o.name collate "C" limit ${MOST_TOP_PLACES})`

/** The ancestors of the home person, one row for each person and generation, through persons that the viewer sees in full. */
const up = (viewer: Viewer): string => `
  up (id, generation) as (
    select h.id, 0 from trees t ${fullPerson(viewer, "h", "t.home_person_id")} where t.id = $1 and h.id is not null
    union
    select next.id, up.generation + 1 from up cross join lateral (
      select p.id from relationships r ${fullPerson(viewer, "p", "r.from_person_id")}
      where r.tree_id = $1 and r.to_person_id = up.id and r.deleted_at is null and r.type = 'parent_child'
        and r.qualifier = 'biological' and p.id is not null offset 0
    ) next where up.generation < ${MOST_GENERATIONS_UP}
  )`

const generations = `
  select 'generation', up.generation, null::text, null::text, count(*)::integer from up
  where up.generation > 0 group by up.generation`

/** All statistics of the tree `$1` in one statement, so that they are of one moment. */
export const statisticsStatement = (viewer: Viewer): string => `
  with recursive ${up(viewer)},
    e as (select * from ${seen(viewer, events, "x.type, x.person_id, x.relationship_id, x.date, x.place_id")})
  select * from (${[
    lifeSpans(viewer),
    birthsOfDecade(viewer),
    birthsOfMonth,
    agesAtMarriage(viewer),
    agesAtFirstChild(viewer),
    givenNames(viewer),
    places,
    generations,
  ].join(" union all ")}) s order by s.kind, s.key, s.count desc, s.text collate "C"`
