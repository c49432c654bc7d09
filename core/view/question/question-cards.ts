import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../../domain/access.ts"
import { isRaster } from "../../domain/evidence/picture.ts"
import type { TreeId, UserId } from "../../domain/ids.ts"
import { showMedia, showPerson } from "../../domain/privacy.ts"
import type { QuestionAbout, QuestionCard, ShownAbout } from "../../domain/question/question.ts"
import { readableSubject, type SubjectReads } from "../readable/readable-subject.ts"
import type { CommentSubject } from "../../domain/comment/comment-subject.ts"

/** What a member asks about. */
export interface AskedAbout extends QuestionAbout {
  readonly treeId: TreeId
  readonly askerId: UserId
}

/** What a question shows, or the path of the record that its asker does not see in full. */
type Shown = E.Either<string, ShownAbout>

/**
 * The persons of a question, if its asker sees everything that it names in full now, as a member of the tree. They are
 * read as the asker, so a question never shows more than its asker sees.
 */
export const questionCards = async (
  reads: SubjectReads,
  { treeId, askerId, personIds, eventId, mediaId }: AskedAbout,
): Promise<Shown> => {
  const isSeen = async (subject: CommentSubject) => {
    const seen = await readableSubject(reads, subject, askerId)
    return E.isRight(seen) && seen.right.access.tree.id === treeId && hasRole(seen.right.access.role, "viewer")
      ? seen.right.viewer
      : null
  }
  const cards: QuestionCard[] = []
  for (const [index, id] of personIds.entries()) {
    const path = `about.personIds.${index}`
    const viewer = await isSeen({ type: "person", id })
    const found = viewer === null ? null : await reads.persons.byId(id, askerId)
    const person = viewer === null || found === null ? null : showPerson(viewer, found.found)
    if (person === null || person.visibility !== "full") return E.left(path)
    const { displayName, birthYear, deathYear } = person
    cards.push({ displayName, birthYear, deathYear })
  }
  if (eventId !== null && (await isSeen({ type: "event", id: eventId })) === null) return E.left("about.eventId")
  const viewer = mediaId === null ? null : await isSeen({ type: "media", id: mediaId })
  const medium = mediaId === null || viewer === null ? null : await reads.media.byId(mediaId, askerId, viewer.year)
  const read = medium === null || viewer === null ? null : showMedia(viewer, medium.found)
  if (mediaId !== null && read === null) return E.left("about.mediaId")
  return E.right({ cards, hasPicture: read !== null && isRaster(read.contentType) })
}
