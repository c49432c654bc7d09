import { escapeLiteral } from "pg"
import type { MissingFact, PersonFilter } from "../../../../core/domain/person-list/person-filter.ts"
import { isOpen } from "../../../../core/domain/person-list/person-filter.ts"
import { seesEverything, type Viewer } from "../../../../core/domain/privacy.ts"
import { byKey } from "../../stores/by-key.ts"

/** Whether the viewer sees the person `alias` in full. */
export const isFull = (viewer: Viewer, alias: string): string =>
  seesEverything(viewer) ? "true" : `${alias}.privacy = 'default' and ${alias}.public_from <= ${viewer.year}`

/** The conditions of a filter on the person `x`. Their values are part of the text, so that the plan fits them. */
export const filterConditions = (viewer: Viewer, filter: PersonFilter): readonly string[] => {
  if (isOpen(filter)) return []
  const { surname, letter, gender, living, bornFrom, bornTo, missing, identifier, among } = filter
  const born = birthYear(viewer)
  return [
    ...(seesEverything(viewer) ? [] : [isFull(viewer, "x")]),
    ...(surname === null ? [] : [`x.surname_key = ${escapeLiteral(surname)}`]),
    ...(letter === null ? [] : [`x.surname_key is not null and "left"(x.surname_key, 1) = ${escapeLiteral(letter)}`]),
    ...(gender === null ? [] : [`x.gender = ${escapeLiteral(gender)}`]),
    ...(living === null ? [] : [`${mayBeLiving(viewer.year)} = ${living}`]),
    ...(bornFrom === null ? [] : [`${born} >= ${bornFrom}`]),
    ...(bornTo === null ? [] : [`${born} <= ${bornTo}`]),
    ...(missing === null ? [] : [isMissing(missing, viewer)]),
    ...(identifier === null ? [] : [hasIdentifier(identifier)]),
    ...(among === null ? [] : [`x.id = any (${escapeLiteral(`{${[...among].join()}}`)}::uuid[])`]),
  ]
}

/** The condition that the person `x` of the tree `$1` has this identifier. Those who have it are found first, by their index. */
const hasIdentifier = (value: string): string => `x.id = any (array(
  select p.id from persons p
  where identifier_keys(p.tree_id, p.identifiers) @> array[($1::uuid)::text || ' ' || md5(${escapeLiteral(value)})]
    and p.tree_id = $1 and p.deleted_at is null and json_array_length(p.identifiers) > 0
    and exists (select from json_array_elements(p.identifiers) i where i ->> 'value' = ${escapeLiteral(value)})
))`

/** The year of birth of the person `x` that the viewer sees. */
const birthYear = (viewer: Viewer): string => (seesEverything(viewer) ? "x.birth_year" : "x.public_birth_year")

/** Whether the person `x` may be living in this year. */
export const mayBeLiving = (year: number): string =>
  `(case when x.is_living is null then x.dead_from is null or x.dead_from > ${year} else x.is_living end)`

/** Whether the person `x` lacks this fact, as far as the viewer sees. */
export const isMissing = (fact: MissingFact, viewer: Viewer): string => {
  switch (fact) {
    case "birth":
      return `${birthYear(viewer)} is null`
    case "gender":
      return "x.gender is null"
    case "parents":
      return `not ${hasParents(viewer)}`
    case "sources":
      return `not (${hasCitations(viewer)})`
  }
}

/**
 * The condition that a row `alias` with this key satisfies `condition`. The row is found by the key alone: without
 * statistics, a plan could otherwise read all rows of the tree for each person.
 */
const exists = (table: string, alias: string, key: string, condition: string): string =>
  `exists (select from ${byKey(table, alias, `${alias}.tree_id = x.tree_id and ${alias}.${key}`)} where ${condition})`

/** Whether the person `x` has a parent whose existence the viewer knows. */
const hasParents = (viewer: Viewer): string => {
  const isKnown = seesEverything(viewer) ? "" : "and o.privacy <> 'hidden'"
  const parent = exists("persons", "o", "id = r.from_person_id", `o.deleted_at is null ${isKnown}`)
  return exists(
    "relationships",
    "r",
    "to_person_id = x.id",
    `r.deleted_at is null and r.type = 'parent_child' and ${parent}`,
  )
}

/** Whether the viewer sees a citation of the person `x` or of a name, an event or a relationship of that person. */
const hasCitations = (viewer: Viewer): string => {
  const cited = (target: string): string => exists("citations", "c", target, "c.deleted_at is null")
  const citedEvent = (subject: string): string => {
    const isOpen = seesEverything(viewer) ? "" : "and e.privacy = 'default'"
    return exists("events", "e", subject, `e.deleted_at is null ${isOpen} and ${cited("event_id = e.id")}`)
  }
  const citedEdge = (near: string, far: string): string => {
    const isCited = `(${cited("relationship_id = r.id")} or ${citedEvent("relationship_id = r.id")})`
    const isSeen = seesEverything(viewer) ? "" : `and ${exists("persons", "o", `id = r.${far}`, isFull(viewer, "o"))}`
    return exists("relationships", "r", `${near} = x.id`, `r.deleted_at is null ${isSeen} and ${isCited}`)
  }
  return [
    cited("person_id = x.id"),
    exists("names", "n", "person_id = x.id", `n.deleted_at is null and ${cited("name_id = n.id")}`),
    citedEvent("person_id = x.id"),
    citedEdge("from_person_id", "to_person_id"),
    citedEdge("to_person_id", "from_person_id"),
  ].join(" or ")
}

/** Whether the viewer sees the person `x` in full. */
export const isFullyVisible = (viewer: Viewer): string => isFull(viewer, "x")
