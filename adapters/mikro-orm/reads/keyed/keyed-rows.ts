import type { TreeId } from "../../../../core/domain/ids.ts"
import { gather } from "../../../../core/lib/gather.ts"
import type { Sql } from "../../sql.ts"
import { gathering } from "../gathering.ts"
import type { StatementText } from "../../statements/registry.ts"

/** A row that names the key by which it was found. */
interface Keyed {
  readonly key: string
}

/**
 * The rows of a tree that a statement finds by these ids, in the order of the statement for each id. The statement
 * has the tree as `$1`, the ids as `$2`, and more values from `$3`. Each of its rows has the id as `key`.
 */
export type KeyedRows = <R>(
  text: StatementText,
  treeId: TreeId,
  ids: readonly string[],
  values?: readonly unknown[],
) => Promise<readonly R[]>

/** Sends a statement of its own for each read, and none for no ids. */
export const keyedRows =
  (sql: Sql): KeyedRows =>
  async (text, treeId, ids, values = []) =>
    ids.length === 0 ? [] : sql.rows(text, [treeId, [...new Set(ids)], ...values])

/** More ids have a statement of their own, so that other requests do not wait for their rows. */
const MOST_IDS = 200

interface Question {
  readonly number: number
  readonly treeId: TreeId
  readonly ids: readonly string[]
  readonly values: readonly unknown[]
}

/** Reads the rows for requests that arrive at the same time with one statement for each tree. */
export const gatheredRows = (shared: Sql, own: Sql): KeyedRows => {
  const askOne = keyedRows(own)
  const askers = new Map<StatementText, (question: Question) => Promise<readonly Keyed[] | null>>()
  const askerOf = (text: StatementText) => {
    const known = askers.get(text)
    if (known !== undefined) return known
    const asker = gather(
      (questions: readonly Question[]) => answersTo(shared, text, questions),
      gathering(({ number }: Question) => String(number)),
    )
    askers.set(text, asker)
    return asker
  }
  let asked = 0
  return async <R>(text: StatementText, treeId: TreeId, ids: readonly string[], values: readonly unknown[] = []) => {
    if (ids.length === 0) return []
    if (ids.length > MOST_IDS) return askOne<R>(text, treeId, ids, values)
    asked += 1
    return ((await askerOf(text)({ number: asked, treeId, ids: [...new Set(ids)], values })) ?? []) as readonly R[]
  }
}

/** The rows of each question, by its number. */
const answersTo = async (
  sql: Sql,
  text: StatementText,
  questions: readonly Question[],
): Promise<ReadonlyMap<string, readonly Keyed[]>> => {
  const alike = Map.groupBy(questions, ({ treeId, values }) => JSON.stringify([treeId, values]))
  const answers = new Map<string, readonly Keyed[]>()
  const answer = async (group: readonly Question[]): Promise<void> => {
    const [first] = group
    if (first === undefined) return
    const ids = new Set(group.flatMap((question) => question.ids))
    const rows = await sql.rows<Keyed>(text, [first.treeId, [...ids], ...first.values])
    const byKey = group.length === 1 ? null : Map.groupBy(rows, ({ key }) => key)
    for (const question of group)
      answers.set(String(question.number), byKey === null ? rows : question.ids.flatMap((id) => byKey.get(id) ?? []))
  }
  await Promise.all([...alike.values()].map(answer))
  return answers
}
