import * as t from "io-ts"
import { instant, listOf, nullable, text, wire } from "../../codec/wire.ts"
import { type CommentId, EventId, MediaId, PersonId, SourceId, type TreeId, UserId } from "../ids.ts"
import type { Lifecycle } from "../lifecycle.ts"
import { type OwnersOfComment, type SubjectType, subjectOf } from "./comment-subject.ts"

/** What a member says about a person, an event, a medium or a source. */
export interface Comment extends OwnersOfComment, Lifecycle {
  readonly id: CommentId
  readonly treeId: TreeId
  /** The account that wrote it; null in a restored tree for what others wrote. */
  readonly authorId: UserId | null
  /** The name of an author who has no account here, as the backup has it. */
  readonly authorName: string | null
  readonly text: string
  /** The members that the text addresses. */
  readonly mentions: readonly UserId[]
  /** When the author last changed the text or the mentions; null if never. */
  readonly editedAt: Date | null
}

/** The author of a comment as readers see it: without an id if the account is not of this instance. */
export interface CommentAuthor {
  readonly id: UserId | null
  readonly displayName: string | null
}

/** A comment with the account of its author; null if that no longer exists. */
export type CommentRow = Comment & { readonly author: CommentAuthor | null }

/** A comment as members see it. */
export interface CommentRead {
  readonly id: Comment["id"]
  readonly treeId: TreeId
  readonly subjectType: SubjectType
  readonly subjectId: string
  readonly author: CommentAuthor | null
  readonly text: string
  readonly mentions: readonly UserId[]
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly version: number
}

const authorOf = ({ author, authorName }: Pick<CommentRow, "author" | "authorName">): CommentAuthor | null =>
  author ?? (authorName === null ? null : { id: null, displayName: authorName })

export const commentRead = (row: CommentRow): CommentRead => {
  const { id, treeId, mentions, createdAt, editedAt, version } = row
  const subject = subjectOf(row)
  return {
    ...{ id, treeId, subjectType: subject.type, subjectId: subject.id, author: authorOf(row) },
    ...{ text: row.text, mentions, createdAt, editedAt, version },
  }
}

const commentText = text(10_000, 1)
const mentions = listOf(UserId, 50)

export const CommentCreate = wire("CommentCreate", { text: commentText }, { mentions })
export type CommentCreate = Readonly<t.TypeOf<typeof CommentCreate>>

export const CommentUpdate = wire("CommentUpdate", {}, { text: commentText, mentions })
export type CommentUpdate = Readonly<t.TypeOf<typeof CommentUpdate>>

/** The fields that an undo sets back: what the author wrote, and the subject, which a merge changes. */
export const CommentFields = wire(
  "CommentFields",
  {},
  {
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    mediaId: nullable(MediaId),
    sourceId: nullable(SourceId),
    text: t.string,
    mentions: t.readonlyArray(UserId),
    editedAt: nullable(instant),
  },
)
