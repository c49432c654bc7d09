import { escapeLiteral } from "pg"
import type { MissingFact, PersonFilter } from "../../../../core/domain/person-list/person-filter.ts"
import { isOpen } from "../../../../core/domain/person-list/person-filter.ts"
import { seesEverything, type Viewer } from "../../../../core/domain/privacy.ts"

/** Whether the viewer sees the person `alias` in full. */
export const isFull = (viewer: Viewer, alias: string): string =>
  seesEverything(viewer) ? "true" : `${alias}.privacy = 'default' and ${alias}.public_from <= ${viewer.year}`

/** The conditions of a filter on the person `x`. Their values are part of the text, so that the plan fits them. */
export const filterConditions = (viewer: Viewer, filter: PersonFilter): readonly string[] => {
  if (isOpen(filter)) return []
  const { surname, letter, gender, living, bornFrom, bornTo, missing } = filter
  const born = seesEverything(viewer) ? [] : ["x.public_birth_year is not null"]
  return [
    ...(seesEverything(viewer) ? [] : [isFull(viewer, "x")]),
    ...(surname === null ? [] : [`x.surname_key = ${escapeLiteral(surname)}`]),
    ...(letter === null ? [] : [`x.surname_key is not null and "left"(x.surname_key, 1) = ${escapeLiteral(letter)}`]),
    ...(gender === null ? [] : [`x.gender = ${escapeLiteral(gender)}`]),
    ...(living === null ? [] : [`${mayBeLiving(viewer.year)} = ${living}`]),
    ...(bornFrom === null ? [] : [`x.birth_year >= ${bornFrom}`, ...born]),
    ...(bornTo === null ? [] : [`x.birth_year <= ${bornTo}`, ...born]),
    ...(missing === null ? [] : [isMissing(missing, viewer)]),
  ]
}

/** Whether the person `x` may be living in this year. */
export const mayBeLiving = (year: number): string =>
  `(case when x.is_living is null then x.dead_from is null or x.dead_from > ${year} else x.is_living end)`

/** Whether the person `x` lacks this, as far as the viewer sees. */
export const isMissing = (fact: MissingFact, viewer: Viewer): string => {
  switch (fact) {
    case "birth":
      return seesEverything(viewer) ? "x.birth_year is null" : "x.public_birth_year is null"
    case "gender":
      return "x.gender is null"
    case "parents":
      return `not exists (${parents(viewer)})`
    case "sources":
      return citations(viewer)
        .map((rows) => `not exists (${rows})`)
        .join(" and ")
  }
}

/** The parents of the person `x` whose existence the viewer knows. */
const parents = (viewer: Viewer): string => `
  select from relationships r join persons o on o.tree_id = r.tree_id and o.id = r.from_person_id
  where r.tree_id = x.tree_id and r.to_person_id = x.id and r.type = 'parent_child' and r.deleted_at is null
    and o.deleted_at is null ${seesEverything(viewer) ? "" : "and o.privacy <> 'hidden'"}`

/** The citations of the person `x`, and of the names, events and relationships of that person, that the viewer sees. */
const citations = (viewer: Viewer): readonly string[] => {
  const openEvent = seesEverything(viewer) ? "" : "and e.privacy = 'default'"
  const otherEnd = (far: string): string => `
    from relationships r join persons o on o.tree_id = r.tree_id and o.id = r.${far} and ${isFull(viewer, "o")}`
  const ofEdge = (near: string): string => `r.tree_id = x.tree_id and r.${near} = x.id and r.deleted_at is null`
  const cited = (which: string): string =>
    `join citations c on c.tree_id = x.tree_id and ${which} and c.deleted_at is null`
  const ends = [
    ["from_person_id", "to_person_id"],
    ["to_person_id", "from_person_id"],
  ] as const
  return [
    "select from citations c where c.tree_id = x.tree_id and c.person_id = x.id and c.deleted_at is null",
    `select from names n ${cited("c.name_id = n.id")}
      where n.tree_id = x.tree_id and n.person_id = x.id and n.deleted_at is null`,
    `select from events e ${cited("c.event_id = e.id")}
      where e.tree_id = x.tree_id and e.person_id = x.id and e.deleted_at is null ${openEvent}`,
    ...ends.flatMap(([near, far]) => [
      `select ${otherEnd(far)} ${cited("c.relationship_id = r.id")} where ${ofEdge(near)}`,
      `select ${otherEnd(far)}
        join events e on e.tree_id = r.tree_id and e.relationship_id = r.id and e.deleted_at is null ${openEvent}
        ${cited("c.event_id = e.id")} where ${ofEdge(near)}`,
    ]),
  ]
}

/** Whether the viewer sees the person `x` in full. */
export const isFullyVisible = (viewer: Viewer): string => isFull(viewer, "x")
