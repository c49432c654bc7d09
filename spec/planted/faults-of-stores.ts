import type { Fault } from "./fault.ts"

const contractInMemory = "spec/adapters/memory.spec.ts"
const contractOnPostgres = "spec/adapters/mikro-orm.spec.ts"

/** Faults of the stores: rows, blobs, queues and backups. */
export const faultsOfStores: readonly Fault[] = [
  {
    file: "relationships.ts",
    says: "The search for an ancestor follows relationships of other trees.",
    find: "join relationships r on r.tree_id = $1 and r.to_person_id = a.id and r.type",
    replace: "join relationships r on r.to_person_id = a.id and r.type",
    specs: ["spec/adapters/mikro-orm/statement-texts.spec.ts"],
  },
  {
    file: "deletions.ts",
    says: "A restore brings back rows of other deletions.",
    find: `where: "x.deletion_id = $3"`,
    replace: `where: "(x.deletion_id = $3 or x.deleted_at is not null)"`,
    specs: [contractOnPostgres],
  },
  {
    file: "tries.ts",
    says: "A success takes back a try of the next minute.",
    find: "and ends_at > $2 and count > 0",
    replace: "and ends_at < $2 and count > 0",
    specs: ["spec/adapters/tries.spec.ts"],
  },
  {
    file: "media.ts",
    says: "A picture of a hidden event is shown to all.",
    find: "coalesce(bool_or(e.deleted_at is null and e.privacy = 'hidden'), false) as is_hidden",
    replace: "coalesce(bool_or(e.deleted_at is null and e.privacy = 'default'), false) as is_hidden",
    specs: [contractOnPostgres, "spec/core/shared-media.spec.ts"],
  },
  {
    file: "trees.ts",
    says: "The directory shows unlisted trees.",
    find: "where t.visibility in ('site_members', 'public') and t.deleted_at is null and (t.visibility",
    replace: "where t.visibility in ('site_members', 'public', 'unlisted') and t.deleted_at is null and (t.visibility",
    specs: [contractOnPostgres],
  },
  {
    file: "stored-bytes.ts",
    says: "The quota does not count files that wait for their import.",
    find: "\n    union all select u.size from gedcom_uploads u where u.tree_id = t.id",
    replace: "",
    specs: ["spec/adapters/mikro-orm/stored-bytes.spec.ts", contractOnPostgres],
  },
  {
    file: "stored-bytes.ts",
    says: "Two transactions of an account do not wait for each other when they count its bytes.",
    find: "select pg_advisory_xact_lock(hashtextextended('stemma.stored_bytes ' || $1, 0))",
    replace: "select hashtextextended('stemma.stored_bytes ' || $1, 0)",
    specs: [contractOnPostgres],
  },
  {
    file: "webhook-queue.ts",
    says: "Two workers take the same webhook.",
    find: "(p.taken_until is null or p.taken_until <= $1)\n  ),",
    replace: "(p.taken_until is null or p.taken_until is not null)\n  ),",
    specs: ["spec/adapters/mikro-orm/statement-texts.spec.ts"],
  },
  {
    file: "unit-of-work.ts",
    says: "A rehearsal is committed.",
    find: "const commits = E.isRight(outcome) && !isRehearsal",
    replace: "const commits = E.isRight(outcome) && isRehearsal !== null",
    specs: ["spec/http/merge.spec.ts", "spec/http/undo.spec.ts", contractOnPostgres],
  },
  {
    file: "pages.ts",
    says: "A list in memory ends at a full page.",
    find: "if (last === undefined || rows.length < batch) return",
    replace: "if (last === undefined || rows.length <= batch) return",
    specs: [contractInMemory],
  },
  {
    file: "table.ts",
    says: "A refused change stays in the memory store.",
    find: "slot.current = slot.committed\n",
    replace: "slot.committed = slot.current\n",
    specs: [contractInMemory],
  },
  {
    file: "blobs.ts",
    says: "A range of a file in memory lacks its last byte.",
    find: "blob.content.subarray(range.first, range.last + 1)",
    replace: "blob.content.subarray(range.first, range.last)",
    specs: ["spec/adapters/blobs.spec.ts", "spec/http/media-content.spec.ts"],
  },
  {
    file: "blobs.ts",
    says: "A deleted medium leaves its thumbnails on the disk.",
    find: "const paths = [key, ...thumbnailKeysOf(key)].map((each) => pathOf(folder, each))",
    replace: "const paths = [key, ...thumbnailKeysOf(key).slice(0, 0)].map((each) => pathOf(folder, each))",
    specs: ["spec/adapters/blobs.spec.ts"],
  },
  {
    file: "frames.ts",
    says: "A medium that was damaged when the backup was taken counts as whole.",
    find: 'if (length === DAMAGED) throw new DamagedAtSource("The bytes were damaged when the backup was taken.")',
    replace: "if (length === DAMAGED) return",
    specs: ["spec/adapters/instance-backup.spec.ts"],
  },
  {
    file: "sweep-blobs.ts",
    says: "The sweep removes bytes of uploads that still run.",
    find: "modifiedAt.getTime() < newest",
    replace: "modifiedAt.getTime() < newest + GRACE_MS",
    specs: ["spec/core/sweep-blobs.spec.ts"],
  },
]
