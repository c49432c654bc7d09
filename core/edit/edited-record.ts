import type { Association } from "../domain/association/association.ts"
import type { Citation } from "../domain/evidence/citation.ts"
import type { Comment } from "../domain/comment/comment.ts"
import type { Event } from "../domain/event.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { Name } from "../domain/name.ts"
import type { Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { Source } from "../domain/evidence/source.ts"

/** The records of a tree that editors write, by kind. */
export interface Edited {
  readonly person: Person
  readonly name: Name
  readonly event: Event
  readonly relationship: Relationship
  readonly source: Source
  readonly citation: Citation
  readonly association: Association
  readonly media: Media
  readonly comment: Comment
}

export type Noun = keyof Edited
