import { MOST_GENERATIONS } from "../../../../core/domain/overview/overview.ts"
import { seesEverything, type Viewer } from "../../../../core/domain/privacy.ts"
import { lookUp } from "../look-up.ts"
import { mediaPeople } from "../media.ts"
import { involvedColumns, involvedJoins } from "../people.ts"
import { isFull, isMissing, mayBeLiving } from "../person-list/person-conditions.ts"
import { citedJoins, sourcePeople } from "../sources.ts"

/** How to read records with their persons. */
interface Counted {
  readonly from: string
  readonly alias: string
  readonly people: string
  readonly peopleColumns: string
}

/** The events of a tree. */
export const events: Counted = {
  from: "events",
  alias: "x",
  people: involvedJoins("x.relationship_id", "coalesce(x.person_id, r.from_person_id)"),
  peopleColumns: involvedColumns("x"),
}

const citations: Counted = { from: "citations", alias: "x", people: citedJoins, peopleColumns: involvedColumns("e") }

const sources = (year: string): Counted => ({
  ...{ from: "sources", alias: "s", peopleColumns: sourcePeople.peopleColumns },
  people: sourcePeople.people(year),
})

const media = (year: string): Counted => ({
  ...{ from: "media", alias: "x", peopleColumns: mediaPeople.peopleColumns },
  people: mediaPeople.people(year),
})

const isFullRow = (person: string, year: number): string =>
  `q."${person}.privacy" = 'default' and q."${person}.publicFrom" <= ${year}`

/** The live records of the tree `$1` that the viewer sees, with these columns, as `q`. */
export const seen = (
  viewer: Viewer,
  { from, alias, people, peopleColumns }: Counted,
  columns: string,
  others = false,
): string => {
  const ofTree = `where ${alias}.tree_id = $1 and ${alias}.deleted_at is null`
  if (seesEverything(viewer)) return `(select ${columns} from ${from} ${alias} ${ofTree}) q`
  const { year } = viewer
  const restOfPeople = others
    ? `and not exists (select from json_array_elements(q.others) o (facts) where o.facts ->> 'privacy' is distinct from 'default'
        or (o.facts ->> 'publicFrom')::integer > ${year} or o.facts ->> 'publicFrom' is null)`
    : ""
  return `(select * from (select ${columns}, ${peopleColumns} from ${from} ${alias} ${people} ${ofTree} offset 0) q
    where q."eventPrivacy" is distinct from 'hidden' and ${isFullRow("a", year)}
      and (not q."isOfTwo" or (${isFullRow("b", year)})) ${restOfPeople}) q`
}

const count = (from: string): string => `(select count(*)::integer from ${from})`

/** The relationships `r` of the tree `$1` with these conditions, if the viewer sees both ends in full. */
const edges = (viewer: Viewer, conditions: string): string => {
  const end = (alias: string, column: string): string =>
    `${lookUp("persons", alias, `${alias}.tree_id = r.tree_id and ${alias}.id = r.${column} and ${isFull(viewer, alias)}`)}`
  const base = `where r.tree_id = $1 and r.deleted_at is null ${conditions}`
  return seesEverything(viewer)
    ? `relationships r ${base}`
    : `relationships r ${end("a", "from_person_id")} ${end("b", "to_person_id")} ${base} and a.id is not null and b.id is not null`
}

const families = (viewer: Viewer): string =>
  `(select array_agg(r.from_person_id order by r.from_person_id) as members
      from ${edges(viewer, "and r.type = 'parent_child'")} group by r.to_person_id
    union
    select case when r.from_person_id < r.to_person_id then array[r.from_person_id, r.to_person_id]
      else array[r.to_person_id, r.from_person_id] end
      from ${edges(viewer, "and r.type = 'partnership'")}) f`

/** The lines from those without parents down, one row for each person and generation. */
const lines = (viewer: Viewer): string => `
  line (id, generation) as (
    (
      select x.id, 1 from persons x where x.tree_id = $1 and x.deleted_at is null and ${isFull(viewer, "x")}
      except select r.to_person_id, 1 from ${edges(viewer, "and r.type = 'parent_child'")}
    )
    union
    select next.id, line.generation + 1 from line cross join lateral (
      select r.to_person_id as id
      from ${edges(viewer, "and r.type = 'parent_child' and r.from_person_id = line.id")} offset 0
    ) next where line.generation < ${MOST_GENERATIONS}
  )`

/** The number of persons with a parent that the viewer knows of. */
const withParents = (viewer: Viewer): string => `(select count(distinct r.to_person_id)::integer from relationships r
  ${lookUp("persons", "a", "a.tree_id = r.tree_id and a.id = r.from_person_id", "a.deleted_at is null")}
  ${lookUp("persons", "b", "b.tree_id = r.tree_id and b.id = r.to_person_id", "b.deleted_at is null")}
  where r.tree_id = $1 and r.type = 'parent_child' and r.deleted_at is null and a.id is not null and b.id is not null
    and ${seesEverything(viewer) ? "true" : "a.privacy <> 'hidden'"} and ${isFull(viewer, "b")})`

/** The number of persons with a citation that the viewer sees. */
const cited = (viewer: Viewer): string => `(select count(distinct p.id)::integer from citations x ${citedJoins}
  cross join lateral (values (a.id), (b.id)) p (id)
  where x.tree_id = $1 and x.deleted_at is null and p.id is not null and ${
    seesEverything(viewer)
      ? "true"
      : `e.privacy is distinct from 'hidden' and ${isFull(viewer, "a")} and (r.id is null or (${isFull(viewer, "b")}))`
  })`

const firstDay = `(e.date ->> 'sortDay')::integer`

/** All numbers about the tree `$1` in one statement, so that they are of one moment. */
export const factsStatement = (viewer: Viewer): string => {
  const { year } = viewer
  const isPast = `not ${mayBeLiving(year)}`
  const deathYear = seesEverything(viewer) ? "x.death_year" : "x.public_death_year"
  return `with recursive ${lines(viewer)},
    e as (select * from ${seen(viewer, events, "x.date, x.place_id")})
  select people.*, happened.*,
    ${count(families(viewer))} as "families",
    ${count(seen(viewer, citations, "1"))} as "citations",
    ${count(seen(viewer, sources(String(year)), "1"))} as "sources",
    ${count(seen(viewer, media(String(year)), "1", true))} as "media",
    happened."places" as "allPlaces",
    (select coalesce(max(generation), 0) from line) as "generations"
  from (
    select count(*)::integer as "persons",
      (count(*) filter (where ${mayBeLiving(year)}))::integer as "possiblyLiving",
      (count(*) filter (where not (${isMissing("birth", viewer)})))::integer as "birth",
      (count(*) filter (where ${isPast} and ${deathYear} is not null))::integer as "death",
      ${withParents(viewer)} as "parents",
      ${cited(viewer)} as "cited"
    from persons x where x.tree_id = $1 and x.deleted_at is null and ${isFull(viewer, "x")}
  ) people cross join (
    select count(*)::integer as "events", count(distinct e.place_id)::integer as "places",
      min(${firstDay}) as "firstDay", max(${firstDay}) as "lastDay" from e
  ) happened`
}
