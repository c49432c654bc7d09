import type { ChangeSubject } from "../../../../core/domain/change/summary.ts"
import type { PersonId } from "../../../../core/domain/ids.ts"
import type { StoredChange } from "../../../../core/ports/changes/change-history.ts"
import type { Tables } from "../../tables.ts"

const nothing: ChangeSubject = { persons: [], title: null }

/** What a change was about, as it is called now. */
export const subjectIn = (tables: Tables, { treeId, entityType, entityId }: StoredChange): ChangeSubject => {
  if (treeId === null) return nothing
  const about = (...ids: readonly (PersonId | null)[]): readonly string[] =>
    ids.flatMap((id) => {
      const person = id === null ? null : tables.persons.get("committed", id)
      return person === null || person.treeId !== treeId ? [] : [person.displayName]
    })
  const edge = (id: string | null): readonly string[] => {
    const found = id === null ? null : tables.relationships.get("committed", id)
    return found === null ? [] : about(found.fromPersonId, found.toPersonId)
  }
  switch (entityType) {
    case "person": {
      const person = tables.persons.get("committed", entityId)
      return person === null ? nothing : { persons: [person.displayName], title: null }
    }
    case "name": {
      return { persons: about(tables.names.get("committed", entityId)?.personId ?? null), title: null }
    }
    case "event": {
      const event = tables.events.get("committed", entityId)
      return event === null
        ? nothing
        : { persons: [...about(event.personId), ...edge(event.relationshipId)], title: event.type }
    }
    case "relationship":
      return { persons: edge(entityId), title: null }
    case "citation":
      return { persons: about(tables.citations.get("committed", entityId)?.personId ?? null), title: null }
    case "association": {
      const association = tables.associations.get("committed", entityId)
      return association === null
        ? nothing
        : { persons: about(association.personId, association.associateId), title: null }
    }
    case "comment": {
      const comment = tables.comments.get("committed", entityId)
      if (comment === null) return nothing
      const event = comment.eventId === null ? null : tables.events.get("committed", comment.eventId)
      const source = comment.sourceId === null ? null : tables.sources.get("committed", comment.sourceId)
      const medium = comment.mediaId === null ? null : tables.media.get("committed", comment.mediaId)
      return {
        persons: [...about(comment.personId, event?.personId ?? null), ...edge(event?.relationshipId ?? null)],
        title: source?.title ?? medium?.title ?? medium?.filename ?? null,
      }
    }
    case "source":
      return { persons: [], title: tables.sources.get("committed", entityId)?.title ?? null }
    case "media": {
      const medium = tables.media.get("committed", entityId)
      return { persons: [], title: medium?.title ?? medium?.filename ?? null }
    }
    case "place":
      return { persons: [], title: tables.places.get("committed", entityId)?.name ?? null }
    case "tree":
      return { persons: [], title: tables.trees.get("committed", treeId)?.name ?? null }
    case "membership":
      return { persons: [], title: tables.users.get("committed", entityId)?.displayName ?? null }
    case "proposal":
      return { persons: [], title: tables.proposals.get("committed", entityId)?.summary ?? null }
    default:
      return nothing
  }
}
