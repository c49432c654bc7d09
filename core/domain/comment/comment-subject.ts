import type { EventId, MediaId, PersonId, SourceId } from "../ids.ts"

/** The kinds of records that members comment on. */
export const subjectTypes = ["person", "event", "media", "source"] as const
export type SubjectType = (typeof subjectTypes)[number]

/** The columns of a comment that name its subject. Exactly one is not null. */
export interface OwnersOfComment {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly mediaId: MediaId | null
  readonly sourceId: SourceId | null
}

/** The record that a comment is about. */
export type CommentSubject =
  | { readonly type: "person"; readonly id: PersonId }
  | { readonly type: "event"; readonly id: EventId }
  | { readonly type: "media"; readonly id: MediaId }
  | { readonly type: "source"; readonly id: SourceId }

const nobody: OwnersOfComment = { personId: null, eventId: null, mediaId: null, sourceId: null }

/** The id of one record, as the parameters of a path have it. */
export interface SubjectIds {
  readonly personId?: PersonId
  readonly eventId?: EventId
  readonly mediaId?: MediaId
  readonly sourceId?: SourceId
}

/** The columns that name this subject. */
export const ownersOfSubject = (subject: CommentSubject): OwnersOfComment => {
  switch (subject.type) {
    case "person":
      return { ...nobody, personId: subject.id }
    case "event":
      return { ...nobody, eventId: subject.id }
    case "media":
      return { ...nobody, mediaId: subject.id }
    case "source":
      return { ...nobody, sourceId: subject.id }
  }
}

/** The subject that these columns name; null if none of them names one. */
export const subjectOfOwners = ({ personId, eventId, mediaId, sourceId }: OwnersOfComment): CommentSubject | null => {
  if (personId !== null) return { type: "person", id: personId }
  if (eventId !== null) return { type: "event", id: eventId }
  if (mediaId !== null) return { type: "media", id: mediaId }
  return sourceId === null ? null : { type: "source", id: sourceId }
}

/** The record that these ids name: of a comment, or of a path. Without one the caller has a defect. */
export const subjectOf = (ids: OwnersOfComment | SubjectIds): CommentSubject => {
  const subject = subjectOfOwners({ ...nobody, ...ids })
  if (subject === null) throw new Error("The ids name no record.")
  return subject
}
