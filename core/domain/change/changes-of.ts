import type { AuditFact } from "../audit/audit.ts"
import { type AuditEntryId, type ChangeId, type TreeId, UserId } from "../ids.ts"
import { actionOf } from "../audit/action.ts"
import { type Attribution, type ChangeEntry, type EntryOp, entryOps, type RecordedChange } from "./change.ts"
import { bothJson, identityOf, opOf, versionOf } from "./record-fields.ts"
import {
  type ImportedRows,
  type RecordedKind,
  recordedKinds,
  type RecordedRows,
  type TouchedRows,
} from "./touched-rows.ts"

/** What a command has done. */
export interface Deed {
  /** The id of the change with the first fact. */
  readonly id: ChangeId
  readonly facts: readonly AuditFact[]
  readonly touched: TouchedRows
  readonly imported: readonly ImportedRows[]
  readonly by: Attribution
  readonly at: Date
  /** The changes of a tree that are undone. */
  readonly undoes: readonly ChangeId[]
}

export interface NewIds {
  readonly newId: () => AuditEntryId
  readonly newChangeId: () => ChangeId
}

/** An entry before it has an id and a change. */
type Draft = Pick<ChangeEntry, "action" | "entityType" | "entityId" | "op" | "version" | "before" | "after">

/** The entries of one change: those of one tree or of one account. */
interface Group {
  readonly treeId: TreeId | null
  readonly accountId: UserId | null
  readonly facts: AuditFact[]
  readonly drafts: Draft[]
}

/**
 * The changes that a command made: one for each tree, and one for each account, with an entry for each row. The
 * action of a change is that of its first fact; its entry comes first.
 */
export const changesOf = (deed: Deed, ids: NewIds): readonly RecordedChange[] => {
  const groups = groupsOf(deed)
  for (const kind of recordedKinds) addDrafts(groups, kind, deed.touched)
  return [...groups.values()]
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .flatMap((group) => recordedChange(group, deed, ids) ?? [])
}

type Owner = Pick<Group, "treeId" | "accountId">

const keyOf = ({ treeId, accountId }: Owner): string => (treeId === null ? `account ${accountId}` : `tree ${treeId}`)

const groupOf = (groups: Map<string, Group>, { treeId, accountId }: Owner): Group => {
  const key = keyOf({ treeId, accountId })
  const group = groups.get(key) ?? { treeId, accountId, facts: [], drafts: [] }
  groups.set(key, group)
  return group
}

const groupsOf = ({ facts, by }: Deed): Map<string, Group> => {
  const groups = new Map<string, Group>()
  for (const fact of facts) groupOf(groups, { treeId: fact.treeId, accountId: accountOf(fact, by) }).facts.push(fact)
  return groups
}

/** The account of a fact outside trees: that of the user, or of the session's user. */
const accountOf = ({ treeId, entityType, entityId }: AuditFact, { actorId }: Attribution): UserId | null => {
  if (treeId !== null) return null
  return entityType === "user" && UserId.is(entityId) ? entityId : actorId
}

const addDrafts = <K extends RecordedKind>(groups: Map<string, Group>, kind: K, touched: TouchedRows): void => {
  for (const row of touched[kind]) {
    const op = opOf<K>(kind, row)
    const known: RecordedRows[K] | null = row.after ?? row.before
    if (op === null || known === null) continue
    const { id, treeId, accountId } = identityOf(kind, known)
    groupOf(groups, { treeId, accountId }).drafts.push({
      action: actionOf(kind, op),
      entityType: kind,
      entityId: id,
      op,
      version: versionOf(row.after),
      ...bothJson<K>(kind, row),
    })
  }
}

/**
 * Gives the entries of facts their actions, puts them first, and adds those that are about no row. A fact about a
 * change only says what the command did: it has no entry.
 */
const withFacts = ({ facts, drafts }: Pick<Group, "facts" | "drafts">): readonly Draft[] => {
  const left = new Map(drafts.map((draft) => [recordKey(draft), draft]))
  const first: Draft[] = []
  for (const fact of facts) {
    if (fact.entityType === "change") continue
    const { action, entityType, entityId, details = null } = fact
    const draft = left.get(recordKey(fact))
    left.delete(recordKey(fact))
    first.push(
      draft === undefined
        ? { action, entityType, entityId, op: opOfFact(fact), version: null, before: null, after: details }
        : { ...draft, action },
    )
  }
  return [...first, ...left.values()]
}

const recordKey = ({ entityType, entityId }: Pick<Draft, "entityType" | "entityId">): string =>
  `${entityType} ${entityId}`

const opOfFact = ({ action }: AuditFact): EntryOp => entryOps.find((op) => action.endsWith(`.${op}`)) ?? "update"

const recordedChange = (
  { treeId, accountId, facts, drafts }: Group,
  { id: mainId, facts: [firstFact], imported, by, at, undoes }: Deed,
  { newId, newChangeId }: NewIds,
): RecordedChange | null => {
  const ordered = withFacts({ facts, drafts: drafts.toSorted(byKindAndId) })
  const main = facts.find(({ entityType }) => entityType === "change") ?? ordered[0]
  if (main === undefined) return null
  const rows = imported.find((some) => some.treeId === treeId)
  const id = rows?.changeId ?? (firstFact !== undefined && facts.includes(firstFact) ? mainId : newChangeId())
  const undone = treeId === null ? [] : undoes
  return {
    change: {
      ...by,
      id,
      treeId,
      accountId,
      at,
      action: main.action,
      entityType: main.entityType,
      entityId: main.entityId,
      undoes: undone.length === 1 ? (undone[0] ?? null) : null,
      entryCount: ordered.length + (rows?.count ?? 0),
      importId: rows?.importId ?? null,
      importStep: rows?.step ?? null,
      importedFrom: rows?.from ?? null,
      importedTo: rows?.to ?? null,
    },
    entries: ordered.map(
      (draft): ChangeEntry => ({ ...draft, id: newId(), changeId: id, treeId, actorId: by.actorId }),
    ),
    undone,
  }
}

const byKindAndId = (a: Draft, b: Draft): number => {
  if (a.entityType !== b.entityType) return kindOrder(a) - kindOrder(b)
  return a.entityId < b.entityId ? -1 : 1
}

const orders: ReadonlyMap<string, number> = new Map(recordedKinds.map((kind, index) => [kind, index]))

const kindOrder = ({ entityType }: Draft): number => orders.get(entityType) ?? orders.size
