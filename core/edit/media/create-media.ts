import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import type { MediaId, TreeId } from "../../domain/ids.ts"
import { newRecordLifecycle } from "../../domain/lifecycle.ts"
import type { Media, MediaCreate, MediaRead, StoredFile } from "../../domain/evidence/media.ts"
import { editableTree } from "../edit.ts"
import { fact } from "../fact.ts"
import { insertLinked } from "./write-links.ts"
import { mediaAnswer } from "./media-answer.ts"

/** A media object with bytes that are already stored under its ids. */
export interface CreateMedia extends MediaCreate, StoredFile {
  readonly treeId: TreeId
  readonly mediaId: MediaId
}

/** An editor adds the row of a media object to a tree. */
export const createMedia: Command<CreateMedia, MediaRead> = async (context, input) => {
  const { now } = context
  const access = await editableTree(context, input.treeId)
  if (E.isLeft(access)) return access
  const { mediaId, treeId, title, identifiers, filename, contentType, size, checksum, width, height } = input
  const { links, personId, eventId, sourceId } = input
  const made: Media = {
    id: mediaId,
    treeId,
    title,
    identifiers,
    filename,
    contentType,
    size,
    checksum,
    width,
    height,
    personId: null,
    eventId: null,
    sourceId: null,
    ...newRecordLifecycle(now),
  }
  const given = { personId: personId ?? undefined, eventId: eventId ?? undefined, sourceId: sourceId ?? undefined }
  const stored = await insertLinked(context, made, { links, ...given })
  if (E.isLeft(stored)) return stored
  return done(await mediaAnswer(context, stored.right), fact("media", "create", made))
}
