import { type DeletableKind, dependents, ownersOf } from "../../core/domain/deletion.ts"
import { snakeCase } from "../../core/codec/snake-case.ts"

/** A record as JSON names its fields. */
export type Fields = Readonly<Record<string, unknown>>

/** A record of a shared tree. One client alone writes it. */
export interface KnownRecord {
  readonly id: string
  readonly kind: DeletableKind
  readonly treeId: string
  readonly client: number
  /** The proposal that made the record, if one did. */
  readonly proposalId: string | null
  fields: Fields
  version: number
  /** The act of deletion that hides the record; null while it is live. */
  deletion: string | null
}

/** How many rows imports and restored backups brought into a tree. */
export interface Bulk {
  persons: number
  names: number
  events: number
  relationships: number
  sources: number
  citations: number
  media: number
  kept_records: number
}

export interface KnownTree {
  readonly id: string
  readonly client: number
  /** In a shared tree every client edits; all others belong to one client. */
  isShared: boolean
  /** Whether the hourly job is about to remove its deleted records, so that their number is unknown. */
  isAging: boolean
  fields: Fields
  state: "live" | "deleted" | "purged"
  bulk: Bulk
  /** The role of each member by the id of the account. */
  readonly members: Map<string, string>
}

export interface KnownAccount {
  readonly id: string
  readonly email: string
  readonly token: string
  displayName: string | null
  isDeleted: boolean
}

export interface KnownProposal {
  readonly id: string
  readonly treeId: string
  readonly client: number
  readonly operations: number
  status: "pending" | "applied" | "rejected" | "deleted"
}

export const noBulk = (): Bulk => ({
  persons: 0,
  names: 0,
  events: 0,
  relationships: 0,
  sources: 0,
  citations: 0,
  media: 0,
  kept_records: 0,
})

/** Everything that the service has acknowledged, and what its log shows of the rest. */
export interface Model {
  readonly records: Map<string, KnownRecord>
  readonly trees: Map<string, KnownTree>
  readonly accounts: Map<string, KnownAccount>
  readonly proposals: Map<string, KnownProposal>
  /** Ids that nothing may be done with until it is known what became of an earlier operation. */
  readonly held: Set<string>
}

export const newModel = (): Model => ({
  records: new Map(),
  trees: new Map(),
  accounts: new Map(),
  proposals: new Map(),
  held: new Set(),
})

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")
export const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0)

/** Takes a record as the service showed it, unless a later version is known. */
export const adopt = (
  model: Model,
  kind: DeletableKind,
  fields: Fields,
  { client, proposalId = null }: { readonly client: number; readonly proposalId?: string | null },
): void => {
  const [id, version] = [textOf(fields.id), numberOf(fields.version)]
  const known = model.records.get(id)
  if (known === undefined) {
    const treeId = textOf(fields.tree_id)
    model.records.set(id, { id, kind, treeId, client, proposalId, fields, version, deletion: null })
  } else if (version >= known.version) {
    known.fields = { ...known.fields, ...fields }
    known.version = version
  }
}

/** The known records that a record hangs on. */
export const ownersOfRecord = (model: Model, { kind, fields }: KnownRecord): readonly KnownRecord[] =>
  ownersOf(kind).flatMap(({ column }) => model.records.get(textOf(fields[snakeCase(column)])) ?? [])

/** The known records of one kind that hang directly on a record. */
const hangingOn = (model: Model, owner: KnownRecord): readonly KnownRecord[] => {
  const columns = dependents[owner.kind].flatMap(({ kind, by }) => by.map((column) => `${kind} ${snakeCase(column)}`))
  return [...model.records.values()].filter(
    ({ kind, treeId, fields }) =>
      treeId === owner.treeId &&
      columns.some((column) => {
        const [dependent, name = ""] = column.split(" ")
        return dependent === kind && fields[name] === owner.id
      }),
  )
}

/** Deletes a live record with everything that hangs on it, as the service does. */
export const remove = (model: Model, record: KnownRecord, deletion: string): void => {
  if (record.deletion !== null) return
  record.deletion = deletion
  record.version++
  for (const dependent of hangingOn(model, record)) remove(model, dependent, deletion)
}

/** Brings back what one deletion removed, from this record down. What has another deleted owner passes to the deletion of that owner. */
export const restore = (model: Model, record: KnownRecord, deletion: string): void => {
  if (record.deletion !== deletion) return
  const gone = ownersOfRecord(model, record).find((owner) => owner.deletion !== null)
  record.deletion = gone?.deletion ?? null
  if (gone === undefined) record.version++
  for (const dependent of hangingOn(model, record)) restore(model, dependent, deletion)
}

/** The live descendants of a live person, without the person. */
export const descendantsOf = (model: Model, person: KnownRecord): ReadonlySet<KnownRecord> => {
  const found = new Set<KnownRecord>()
  const look = ({ id }: KnownRecord): void => {
    for (const edge of model.records.values()) {
      if (edge.kind !== "relationship" || edge.deletion !== null) continue
      if (edge.fields.type !== "parent_child" || edge.fields.from_person_id !== id) continue
      const child = model.records.get(textOf(edge.fields.to_person_id))
      if (child === undefined || child.deletion !== null || found.has(child)) continue
      found.add(child)
      look(child)
    }
  }
  look(person)
  return found
}

/** The record with all that hangs on it, at any depth. */
const withDependents = (model: Model, record: KnownRecord): ReadonlySet<KnownRecord> => {
  const found = new Set([record])
  for (const one of found) for (const dependent of hangingOn(model, one)) found.add(dependent)
  return found
}

/** Whether nothing is in doubt about the record, what it hangs on, and what hangs on it. */
export const isFree = (model: Model, record: KnownRecord): boolean =>
  [...withDependents(model, record)].every(
    (one) => !model.held.has(one.id) && ownersOfRecord(model, one).every(({ id }) => !model.held.has(id)),
  )

/** Forgets a tree and everything in it. */
export const forgetTree = (model: Model, treeId: string): void => {
  model.trees.delete(treeId)
  for (const [id, record] of model.records) if (record.treeId === treeId) model.records.delete(id)
  for (const [id, proposal] of model.proposals) if (proposal.treeId === treeId) model.proposals.delete(id)
}
