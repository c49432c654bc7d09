import * as E from "fp-ts/lib/Either.js"
import { BACKUP_ROWS, backupMediaName } from "../../domain/backup/backup-tree.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { Media } from "../../domain/evidence/media.ts"
import { startStream } from "../../lib/started-stream.ts"
import { inPieces } from "../../lib/pieces.ts"
import type { ArchivedFile, Archives } from "../../ports/archives.ts"
import type { BackedUpAccount, BackupReads } from "../../ports/backup-reads.ts"
import type { Blobs, Bytes, NoteMissingMedia } from "../../ports/blobs.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Spool } from "../../ports/spool.ts"
import type { Reader } from "../../use-case/query.ts"
import { accountJson } from "../../backup/account-json.ts"
import { missingMedia } from "../../backup/missing-media.ts"

export interface ExportAccountPorts {
  readonly backupReads: BackupReads
  readonly blobs: Blobs
  readonly archives: Archives
  readonly spool: Spool
  readonly now: Now
  readonly noteMissingMedia?: NoteMissingMedia
}

/** An archive that is made while its bytes are read. */
export interface AccountExport {
  readonly filename: string
  readonly bytes: Bytes
}

/**
 * A user exports all trees that they own, as a zip. First comes `account.json` with the rows as they are at one
 * moment, then the bytes of the media. `missing_media` in `account.json` lists the media without bytes in the
 * store.
 */
export const exportAccount =
  ({ backupReads, blobs, archives, spool, now, noteMissingMedia }: ExportAccountPorts) =>
  async ({ userId, onlyTrees }: Reader): Promise<E.Either<DomainError, AccountExport>> => {
    if (userId === null) return E.left({ _tag: "Unauthenticated" })
    const exportedAt = now().toISOString()
    const files = async function* (): AsyncGenerator<ArchivedFile> {
      const media: Pick<Media, "treeId" | "id" | "size">[] = []
      const missing = new Set<string>()
      const keep = (medium: Media): boolean => {
        if (missing.has(medium.id)) return false
        media.push({ treeId: medium.treeId, id: medium.id, size: medium.size })
        return true
      }
      const missed = async function* (account: BackedUpAccount): AsyncGenerator<Media> {
        for await (const medium of missingMedia(account, blobs)) {
          missing.add(medium.id)
          noteMissingMedia?.(medium)
          yield medium
        }
      }
      const rows = backupReads.account(userId, (all) => {
        const account = limitedTo(onlyTrees, all)
        return accountJson(account, exportedAt, missed(account), keep)
      })
      const text = await startStream(spool(inPieces(rows)))
      try {
        yield { name: BACKUP_ROWS, content: text.pieces, size: null, isPacked: true }
      } finally {
        await text.stop()
      }
      for (const { treeId, id, size } of media)
        yield { name: backupMediaName(id), content: bytesOf(blobs, treeId, id), size, isPacked: false }
    }
    return E.right({ filename: "stemma-account.zip", bytes: archives.write(files()) })
  }

/** The account, limited to these trees if the reader may read only some. */
const limitedTo = (onlyTrees: Reader["onlyTrees"], account: BackedUpAccount): BackedUpAccount =>
  onlyTrees === undefined
    ? account
    : { ...account, trees: async () => (await account.trees()).filter(({ id }) => onlyTrees.includes(id)) }

async function* bytesOf(blobs: Blobs, treeId: Media["treeId"], mediaId: Media["id"]): AsyncGenerator<Uint8Array> {
  const bytes = await blobs.open({ treeId, mediaId }, null)
  if (bytes === null) throw new Error(`the bytes of media object ${mediaId} were removed during the export`)
  yield* bytes
}
