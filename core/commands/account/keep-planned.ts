import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../../domain/errors.ts"
import type { MediaId } from "../../domain/ids.ts"
import { eachAtOnce } from "../../each-at-once.ts"
import { DamagedEntry } from "../../ports/archives.ts"
import type { Blobs } from "../../ports/blobs.ts"
import { keepBlob, type KeepPorts } from "../media/keep-blob.ts"
import type { PlannedMedia, RestorePlan } from "./plan-restore.ts"

/** What the bytes of media say of their types, by the ids of the backup. */
export type ContentTypes = ReadonlyMap<MediaId, string>

/** So many blobs are written or removed at a time: most of the time of a small one is waiting for its store. */
const AT_ONCE = 4

/** Keeps the bytes of all media of a backup: a Left or a throw leaves some of them behind. */
export const keepPlanned = async (ports: KeepPorts, { media }: RestorePlan): Promise<E.Either<DomainError, ContentTypes>> => {
  const types = new Map<MediaId, string>()
  let refusal: DomainError | null = null
  await eachAtOnce(AT_ONCE, media, async ([id, planned]) => {
    if (refusal !== null) return
    const kept = await keepOne(ports, planned)
    if (E.isLeft(kept)) refusal = kept.left
    else types.set(id, kept.right)
  })
  return refusal === null ? E.right(types) : E.left(refusal)
}

const keepOne = async (ports: KeepPorts, { key, entry, path, checksum }: PlannedMedia): Promise<E.Either<DomainError, string>> => {
  try {
    const kept = await keepBlob(ports, key, entry.open())
    if (E.isLeft(kept)) return kept
    return kept.right.checksum === checksum ? E.right(kept.right.contentType) : E.left(invalid(`${path}.checksum`, "is not that of the file in the archive"))
  } catch (error) {
    if (error instanceof DamagedEntry) return E.left(invalid(path, `has a damaged file in the archive: ${error.message}`))
    throw error
  }
}

/** Takes the bytes away again, as many as were kept; what cannot be taken away just then is swept later. */
export const dropPlanned = ({ blobs }: { readonly blobs: Blobs }, { media }: RestorePlan): Promise<void> =>
  eachAtOnce(AT_ONCE, media.values(), ({ key }) => blobs.remove(key).catch(() => undefined))
