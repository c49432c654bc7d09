import * as E from "fp-ts/lib/Either.js"
import { type AccessFacts, readableTree, treeForRole } from "../../domain/access.ts"
import type { CommentSubject } from "../../domain/comment/comment-subject.ts"
import { type DomainError, forbidden, notFound } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import { showEvent, showMedia, showPerson, showSource, type Viewer, type Visibility } from "../../domain/privacy.ts"
import type { Role } from "../../domain/tree.ts"
import type { Found, Reads } from "../../ports/reads.ts"

/** The reads of the records that members comment on. */
export type SubjectReads = Pick<Reads, "persons" | "events" | "media" | "sources"> & { readonly now: Date }

/** A record, and what a viewer sees of it. */
interface SealedSubject {
  readonly access: AccessFacts
  readonly visibilityTo: (viewer: Viewer) => Visibility
}

const sealed = <Row>(
  row: Found<Row> | null,
  show: (viewer: Viewer, found: Row) => { readonly visibility?: Visibility } | null,
): SealedSubject | null =>
  row === null
    ? null
    : {
        access: row,
        visibilityTo: (viewer) => {
          const seen = show(viewer, row.found)
          return seen === null ? "hidden" : (seen.visibility ?? "full")
        },
      }

const findSubject = async (
  { persons, events, media, sources, now }: SubjectReads,
  subject: CommentSubject,
  userId: UserId | null,
): Promise<SealedSubject | null> => {
  const year = now.getUTCFullYear()
  switch (subject.type) {
    case "person":
      return sealed(await persons.byId(subject.id, userId), showPerson)
    case "event":
      return sealed(await events.byId(subject.id, userId), (viewer, row) => whole(showEvent(viewer, row)))
    case "media":
      return sealed(await media.byId(subject.id, userId, year), (viewer, row) => whole(showMedia(viewer, row)))
    case "source":
      return sealed(await sources.byId(subject.id, userId, year), (viewer, row) => whole(showSource(viewer, row)))
  }
}

/** Records of these kinds are seen in full or not at all. */
const whole = (seen: object | null): { readonly visibility: "full" } | null =>
  seen === null ? null : { visibility: "full" }

/** A record that a member sees in full. */
export interface ReadableSubject {
  readonly access: AccessFacts
  readonly viewer: Viewer
  /** Whether a member of the tree with this role sees the record in full too. */
  readonly isSeenBy: (userId: UserId, role: Role) => boolean
}

/**
 * The live record with this id, for members of its tree who see it in full. Others who see it are refused, and for all
 * others there is no such record.
 */
export const readableSubject = async (
  reads: SubjectReads,
  subject: CommentSubject,
  userId: UserId | null,
): Promise<E.Either<DomainError, ReadableSubject>> => {
  const year = reads.now.getUTCFullYear()
  const found = await findSubject(reads, subject, userId)
  if (found === null) return E.left(notFound(subject.type))
  const readable = readableTree(found.access, { userId, surface: "member" })
  if (E.isLeft(readable)) return E.left(readable.left._tag === "NotFound" ? notFound(subject.type) : readable.left)
  const viewer = { userId, role: found.access.role, year }
  const visibility = found.visibilityTo(viewer)
  if (visibility === "hidden") return E.left(notFound(subject.type))
  const access = treeForRole(found.access, "viewer")
  if (E.isLeft(access)) return access
  if (visibility === "redacted") return E.left(forbidden("This requires to see the record in full."))
  return E.right({
    access: access.right,
    viewer,
    isSeenBy: (otherId, role) => found.visibilityTo({ userId: otherId, role, year }) === "full",
  })
}
