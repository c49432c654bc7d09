import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import { seesEverything, type Viewer } from "../../../core/domain/privacy.ts"
import { isLive, type Tables } from "../tables.ts"
import { arePublic, isOfHiddenEvent, peopleOfCitation } from "./people.ts"

/** The live citations of a person and of the names, events and relationships of that person. */
export const citationsOfPerson = (tables: Tables, id: PersonId): readonly Citation[] => {
  const { citations, names, events, relationships } = tables
  const edges = (["fromPersonId", "toPersonId"] as const)
    .flatMap((end) => relationships.rows("committed", end, id))
    .filter(isLive)
  const lives = [
    events.rows("committed", "personId", id),
    ...edges.map((edge) => events.rows("committed", "relationshipId", edge.id)),
  ]
    .flat()
    .filter(isLive)
  return [
    citations.rows("committed", "personId", id),
    ...names
      .rows("committed", "personId", id)
      .filter(isLive)
      .map((name) => citations.rows("committed", "nameId", name.id)),
    ...lives.map((event) => citations.rows("committed", "eventId", event.id)),
    ...edges.map((edge) => citations.rows("committed", "relationshipId", edge.id)),
  ]
    .flat()
    .filter(isLive)
}

/** Whether the viewer sees a citation. */
export const seesCitation = (tables: Tables, viewer: Viewer, citation: Citation): boolean =>
  seesEverything(viewer) ||
  (!isOfHiddenEvent(tables, citation) && arePublic(peopleOfCitation(tables, citation), viewer.year))
