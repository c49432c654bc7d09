import type { DeletableKind } from "../../../core/domain/deletion.ts"
import type { CampaignDatabase } from "../database.ts"
import type { Fields, KnownRecord, KnownTree, Model } from "../model.ts"

/** The table of each kind, the columns that a client writes, and whether nothing else ever moves the version. */
const kinds: Readonly<
  Record<DeletableKind, { readonly table: string; readonly columns: readonly string[]; readonly isExact: boolean }>
> = {
  person: { table: "persons", columns: ["gender", "is_living", "notes", "privacy"], isExact: false },
  name: { table: "names", columns: ["person_id", "name_type", "given_name", "surname"], isExact: false },
  event: {
    table: "events",
    columns: ["person_id", "relationship_id", "type", "detail", "notes", "privacy"],
    isExact: true,
  },
  relationship: {
    table: "relationships",
    columns: ["type", "from_person_id", "to_person_id", "qualifier", "notes"],
    isExact: true,
  },
  source: { table: "sources", columns: ["title", "author", "notes"], isExact: true },
  citation: {
    table: "citations",
    columns: ["source_id", "person_id", "event_id", "name_id", "relationship_id", "page", "detail", "confidence"],
    isExact: true,
  },
  comment: {
    table: "comments",
    columns: ["person_id", "event_id", "media_id", "source_id", "author_id", "text", "mentions"],
    isExact: true,
  },
  association: {
    table: "associations",
    columns: ["person_id", "event_id", "relationship_id", "associate_id", "associate_name", "role", "phrase", "notes"],
    isExact: true,
  },
  media: {
    table: "media",
    columns: ["title", "filename", "content_type", "size", "checksum", "person_id", "event_id", "source_id"],
    isExact: true,
  },
}

interface Row {
  readonly id: string
  readonly version: number
  readonly is_deleted: boolean
  readonly row: Fields
}

/** Where a row differs from what is known of its record. */
const differenceOf = (record: KnownRecord, row: Row | undefined): string | null => {
  const { columns, isExact } = kinds[record.kind]
  if (row === undefined) return "it is not there"
  if (row.is_deleted !== (record.deletion !== null)) return row.is_deleted ? "it is deleted" : "it is not deleted"
  if (row.version < record.version || (isExact && row.version !== record.version))
    return `it has the version ${row.version} instead of ${record.version}`
  const wrong = columns.filter((column) => column in record.fields && row.row[column] !== record.fields[column])
  if (wrong.length === 0) return null
  return wrong
    .map((column) => `${column} is ${String(row.row[column])} instead of ${String(record.fields[column])}`)
    .join(", ")
}

const recordFindings = async (model: Model, { query }: CampaignDatabase): Promise<readonly string[]> => {
  const findings: string[] = []
  const byKind = Map.groupBy(model.records.values(), ({ kind }) => kind)
  for (const [kind, records] of byKind) {
    const text =
      `select x.id, x.version, x.deleted_at is not null as is_deleted, to_jsonb(x) as row from ${kinds[kind].table} x ` +
      "where x.id = any($1)"
    const rows = new Map((await query<Row>(text, [records.map(({ id }) => id)])).map((row) => [row.id, row]))
    for (const record of records) {
      const difference = differenceOf(record, rows.get(record.id))
      if (difference === null) continue
      findings.push(`${kind} ${record.id} of client ${record.client}: ${difference}`)
      // Once is enough.
      model.records.delete(record.id)
    }
  }
  return findings
}

const counted = [
  "persons",
  "names",
  "events",
  "relationships",
  "sources",
  "citations",
  "media",
  "kept_records",
] as const
type Counted = (typeof counted)[number]

const tableOf = (kind: DeletableKind): string => kinds[kind].table

/** How many rows a tree must have in a table: those that were imported, and the records that are known one by one. */
export const expectedRows = (
  model: Model,
  tree: KnownTree,
  isCounted: (record: KnownRecord) => boolean = () => true,
): Readonly<Record<Counted, number>> => {
  const expected = { ...tree.bulk }
  for (const record of model.records.values()) {
    const table = counted.find((name) => name === tableOf(record.kind))
    if (record.treeId === tree.id && table !== undefined && isCounted(record)) expected[table]++
  }
  return expected
}

interface TreeRow {
  readonly id: string
  readonly is_deleted: boolean
  readonly name: string
  readonly description: string | null
  readonly visibility: string
  readonly members: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

const counts = counted.map((table) => `'${table}', (select count(*) from ${table} x where x.tree_id = t.id)`).join(", ")
const treeRows = `select t.id, t.deleted_at is not null as is_deleted, t.name, t.description, t.visibility,
  array(select m.user_id || ' ' || m.role from memberships m where m.tree_id = t.id order by 1) as members,
  jsonb_build_object(${counts}) as counts from trees t where t.id = any($1)`

const treeDifferences = (model: Model, tree: KnownTree, row: TreeRow | undefined): readonly string[] => {
  if (tree.state === "purged")
    return row === undefined || row.members.length === 0 ? [] : ["it is purged, and has members"]
  if (row === undefined) return ["it is not there"]
  const differences: string[] = []
  if (row.is_deleted !== (tree.state === "deleted")) differences.push(`it is ${row.is_deleted ? "" : "not "}deleted`)
  for (const field of ["name", "description", "visibility"] as const)
    if (field in tree.fields && row[field] !== tree.fields[field])
      differences.push(`${field} is ${row[field]} instead of ${String(tree.fields[field])}`)
  const members = [...tree.members].map((pair) => pair.join(" ")).toSorted()
  if (members.join() !== row.members.join())
    differences.push(`members are ${row.members.join()} instead of ${members.join()}`)
  if (tree.isAging) return differences
  const expected = expectedRows(model, tree)
  for (const table of counted)
    if (row.counts[table] !== expected[table])
      differences.push(`it has ${row.counts[table]} ${table} instead of ${expected[table]}`)
  return differences
}

const treeFindings = async (model: Model, { query }: CampaignDatabase): Promise<readonly string[]> => {
  const rows = new Map((await query<TreeRow>(treeRows, [[...model.trees.keys()]])).map((row) => [row.id, row]))
  return [...model.trees.values()].flatMap((tree) => {
    const differences = treeDifferences(model, tree, rows.get(tree.id))
    if (differences.length === 0) return []
    // Once is enough: what there is counts as what there must be from now on.
    const row = rows.get(tree.id)
    if (row !== undefined) correct(model, tree, row)
    return [`tree ${tree.id} of client ${tree.client}: ${differences.join("; ")}`]
  })
}

const correct = (model: Model, tree: KnownTree, row: TreeRow): void => {
  const expected = expectedRows(model, tree)
  for (const table of counted) tree.bulk[table] += (row.counts[table] ?? 0) - expected[table]
  tree.fields = { ...tree.fields, name: row.name, description: row.description, visibility: row.visibility }
  if (tree.state !== "purged") tree.state = row.is_deleted ? "deleted" : "live"
  tree.members.clear()
  for (const member of row.members) {
    const [id = "", role = ""] = member.split(" ")
    tree.members.set(id, role)
  }
}

const accountFindings = async (model: Model, { query }: CampaignDatabase): Promise<readonly string[]> => {
  const text = "select id, email, display_name, deleted_at is not null as is_deleted from users where id = any($1)"
  interface UserRow {
    readonly id: string
    readonly email: string
    readonly display_name: string | null
    readonly is_deleted: boolean
  }
  const rows = new Map((await query<UserRow>(text, [[...model.accounts.keys()]])).map((row) => [row.id, row]))
  return [...model.accounts.values()].flatMap((account) => {
    const row = rows.get(account.id)
    const isRight =
      row !== undefined && row.is_deleted === account.isDeleted && row.display_name === account.displayName
    if (isRight) return []
    model.accounts.delete(account.id)
    return [`account ${account.id} is ${JSON.stringify(row)} instead of ${JSON.stringify({ ...account, token: "" })}`]
  })
}

const proposalFindings = async (model: Model, { query }: CampaignDatabase): Promise<readonly string[]> => {
  const text = "select id, status from proposals where id = any($1)"
  const rows = await query<{ readonly id: string; readonly status: string }>(text, [[...model.proposals.keys()]])
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  return [...model.proposals.values()].flatMap(({ id, status }) => {
    const found = statuses.get(id) ?? "deleted"
    if (found === status) return []
    model.proposals.delete(id)
    return [`proposal ${id} is ${found} instead of ${status}`]
  })
}

/**
 * The differences between the database and the known state: lost data, partly written data, or data that no client
 * wrote.
 */
export const unknownDifferences = async (model: Model, database: CampaignDatabase): Promise<readonly string[]> => [
  ...(await recordFindings(model, database)),
  ...(await treeFindings(model, database)),
  ...(await accountFindings(model, database)),
  ...(await proposalFindings(model, database)),
]
