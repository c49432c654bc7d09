import { Migration } from "@mikro-orm/migrations"
import { type KeptRow, repairKeptRecords } from "./repairs/repair-kept-records.ts"

const affectedTrees = `select tree_id::text as "treeId" from kept_records group by tree_id, position having count(*) > 1
  union select tree_id::text from kept_records where xref is not null group by tree_id, md5(xref) having count(*) > 1`

/** All rows of one import have the same creation time. A FAM record became the relationships that refer to it. */
const rowsOfTree = `select k.id::text as id, k.position, k.xref, k.lines,
    (extract(epoch from coalesce(p.created_at, s.created_at, (
      select min(r.created_at) from relationships r where r.tree_id = k.tree_id and r.family_record_id = k.id
    ))) * 1000)::float8 as "importedAt"
  from kept_records k
  left join persons p on p.tree_id = k.tree_id and p.id = k.person_id
  left join sources s on s.tree_id = k.tree_id and s.id = k.source_id
  where k.tree_id = ?`

const writeBack = `update kept_records k set position = c.position, xref = c.xref, lines = c.lines
  from json_to_recordset(?::json) as c (id uuid, position integer, xref text, lines text)
  where k.tree_id = ? and k.id = c.id`

/** The number of rows that one statement updates. */
const batch = 10_000

const keptRow = (row: Readonly<Record<string, unknown>>): KeptRow => ({
  id: String(row.id),
  position: Number(row.position),
  xref: row.xref === null ? null : String(row.xref),
  lines: String(row.lines),
  importedAt: row.importedAt === null ? null : Number(row.importedAt),
})

/** Makes positions and xrefs of kept records unique within a tree. */
export class KeptRecordsOnce extends Migration {
  override async up(): Promise<void> {
    for (const { treeId } of await this.execute(affectedTrees)) {
      const changed = repairKeptRecords((await this.execute(rowsOfTree, [treeId])).map(keptRow))
      for (let at = 0; at < changed.length; at += batch)
        await this.execute(writeBack, [JSON.stringify(changed.slice(at, at + batch)), treeId])
    }
    this.addSql("drop index kept_records_position")
    this.addSql("drop index kept_records_xref")
    this.addSql("create unique index kept_records_position on kept_records (tree_id, position)")
    // By hash, because an xref may be longer than an index entry can be.
    this.addSql("create unique index kept_records_xref on kept_records (tree_id, md5(xref)) where xref is not null")
  }
}
