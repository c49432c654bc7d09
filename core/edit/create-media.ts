import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../use-case/command.ts"
import type { MediaId, TreeId } from "../domain/ids.ts"
import { newRecordLifecycle } from "../domain/lifecycle.ts"
import { type Media, type MediaCreate, type MediaRead, mediaRead, type StoredFile } from "../domain/evidence/media.ts"
import { editableTree } from "./edit.ts"
import { fact } from "./fact.ts"
import { attachmentFault } from "./attachment.ts"

/** A media object with bytes that are already stored under its ids. */
export interface CreateMedia extends MediaCreate, StoredFile {
  readonly treeId: TreeId
  readonly mediaId: MediaId
}

/** An editor adds the row of a media object to a tree. */
export const createMedia: Command<CreateMedia, MediaRead> = async (context, input) => {
  const { media, now } = context
  const access = await editableTree(context, input.treeId)
  if (E.isLeft(access)) return access
  const { mediaId, treeId, title, filename, contentType, size, checksum, width, height } = input
  const { personId, eventId, sourceId } = input
  const made: Media = {
    id: mediaId,
    treeId,
    title,
    identifiers: [],
    filename,
    contentType,
    size,
    checksum,
    width,
    height,
    personId,
    eventId,
    sourceId,
    ...newRecordLifecycle(now),
  }
  const fault = await attachmentFault(context, made)
  if (fault !== null) return E.left(fault)
  await media.insert([made])
  return done(mediaRead(made), fact("media", "create", made))
}
