import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalidInput } from "../domain/errors.ts"
import type { MediaId } from "../domain/ids.ts"
import type { RestoredMedia } from "../domain/backup/restore-media.ts"
import { DamagedEntry } from "../ports/archives.ts"
import { keepBlob, type KeepPorts } from "../edit/blob/keep-blob.ts"
import { keepEach } from "../edit/blob/keep-blobs.ts"
import { fitsInto, type FreeQuota } from "../edit/blob/quota.ts"
import type { PlannedMedia, RestorePlan } from "./plan-restore.ts"

type ShownByBytes = Omit<RestoredMedia, "id">

/** What the bytes of media show, by the ids in the backup. */
export type ShownMedia = ReadonlyMap<MediaId, ShownByBytes>

/** Stores the bytes of all media of a backup, if there is room for them. After a Left or a throw, some of them may be in the store. */
export const keepPlanned = async (
  ports: KeepPorts,
  { media }: RestorePlan,
  room: FreeQuota,
): Promise<E.Either<DomainError, ShownMedia>> => {
  const fits = fitsInto(
    room,
    media.values().reduce((sum, { entry }) => sum + entry.size, 0),
  )
  if (E.isLeft(fits)) return fits
  const shown = new Map<MediaId, ShownByBytes>()
  const outcome = await keepEach(media, async ([id, planned]) => {
    const kept = await keepOne(ports, planned, room)
    if (E.isRight(kept)) shown.set(id, kept.right)
    return kept
  })
  return pipe(
    outcome,
    E.map(() => shown),
  )
}

const keepOne = async (
  ports: KeepPorts,
  { key, entry, path, checksum }: PlannedMedia,
  room: FreeQuota,
): Promise<E.Either<DomainError, ShownByBytes>> => {
  try {
    const kept = await keepBlob(ports, key, entry.open(), room)
    if (E.isLeft(kept)) return kept
    return kept.right.checksum === checksum
      ? E.right({ contentType: kept.right.contentType, width: kept.right.width, height: kept.right.height })
      : E.left(invalidInput(`${path}.checksum`, "does not match the file in the archive"))
  } catch (error) {
    if (error instanceof DamagedEntry)
      return E.left(invalidInput(path, `has a damaged file in the archive: ${error.message}`))
    throw error
  }
}
