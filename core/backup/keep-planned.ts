import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalidInput } from "../domain/errors.ts"
import type { MediaId } from "../domain/ids.ts"
import { DamagedEntry } from "../ports/archives.ts"
import { keepBlob, type KeepPorts } from "../edit/blob/keep-blob.ts"
import { keepEach } from "../edit/blob/keep-blobs.ts"
import { fitsInto, type FreeQuota } from "../edit/blob/quota.ts"
import type { PlannedMedia, RestorePlan } from "./plan-restore.ts"

/** The content types that the bytes of media show, by the ids in the backup. */
export type ContentTypes = ReadonlyMap<MediaId, string>

/** Stores the bytes of all media of a backup, if there is room for them. After a Left or a throw, some of them may be in the store. */
export const keepPlanned = async (
  ports: KeepPorts,
  { media }: RestorePlan,
  room: FreeQuota,
): Promise<E.Either<DomainError, ContentTypes>> => {
  const fits = fitsInto(
    room,
    media.values().reduce((sum, { entry }) => sum + entry.size, 0),
  )
  if (E.isLeft(fits)) return fits
  const types = new Map<MediaId, string>()
  const outcome = await keepEach(media, async ([id, planned]) => {
    const kept = await keepOne(ports, planned, room)
    if (E.isRight(kept)) types.set(id, kept.right)
    return kept
  })
  return pipe(
    outcome,
    E.map(() => types),
  )
}

const keepOne = async (
  ports: KeepPorts,
  { key, entry, path, checksum }: PlannedMedia,
  room: FreeQuota,
): Promise<E.Either<DomainError, string>> => {
  try {
    const kept = await keepBlob(ports, key, entry.open(), room)
    if (E.isLeft(kept)) return kept
    return kept.right.checksum === checksum
      ? E.right(kept.right.contentType)
      : E.left(invalidInput(`${path}.checksum`, "does not match the file in the archive"))
  } catch (error) {
    if (error instanceof DamagedEntry)
      return E.left(invalidInput(path, `has a damaged file in the archive: ${error.message}`))
    throw error
  }
}
