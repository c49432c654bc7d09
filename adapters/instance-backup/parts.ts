import * as t from "io-ts"
import { BlobStoreId, MediaId, TreeId } from "../../core/domain/ids.ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import type { InstanceHead, NamedBlob, TableRows } from "../../core/ports/instance-rows.ts"

/** Why the bytes of a medium are not in the backup: the store had none, or had others than the row says. */
export type Absence = "missing" | "damaged"

/**
 * The parts of a backup, in this order: the instance, its tables, and the blobs that their rows name. `content` is
 * null if the bytes are in the folder of the backup. When a backup is written, it throws `DamagedAtSource` if the
 * bytes are not those of the row.
 */
export type BackupPart =
  | { readonly kind: "instance"; readonly head: InstanceHead }
  | ({ readonly kind: "table" } & TableRows)
  | { readonly kind: "blob"; readonly blob: NamedBlob; readonly content: Bytes | null }
  | { readonly kind: "absent"; readonly blob: NamedBlob; readonly absence: Absence }

/** What a backup contains. */
export interface BackupTotals {
  readonly tables: Readonly<Record<string, number>>
  readonly blobs: number
  readonly blobBytes: number
  readonly absent: number
}

/** The first line of a backup. */
export const FORMAT = "Stemma-backup-1"

const Sequence = t.readonly(t.type({ name: t.string, value: t.string, isCalled: t.boolean }))

const Head = t.readonly(
  t.type({
    takenAt: t.string,
    stemma: t.string,
    migrations: t.readonlyArray(t.string),
    blobStoreId: t.union([BlobStoreId, t.null]),
    sequences: t.readonlyArray(Sequence),
  }),
)

const Blob = t.readonly(t.type({ treeId: TreeId, mediaId: MediaId, size: t.number, checksum: t.string }))

const Totals = t.readonly(
  t.type({ tables: t.record(t.string, t.number), blobs: t.number, blobBytes: t.number, absent: t.number }),
)

/** The line in front of a part. */
export const PartHead = t.union([
  t.type({ kind: t.literal("instance"), head: Head }),
  t.type({ kind: t.literal("table"), name: t.string, columns: t.readonlyArray(t.string) }),
  t.type({ kind: t.literal("blob"), blob: Blob, hasContent: t.boolean }),
  t.type({ kind: t.literal("absent"), blob: Blob, absence: t.union([t.literal("missing"), t.literal("damaged")]) }),
  t.type({ kind: t.literal("end"), totals: Totals, sha256: t.string }),
])
export type PartHead = t.TypeOf<typeof PartHead>
