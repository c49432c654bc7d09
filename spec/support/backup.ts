import type { TestHost, TestUser } from "./http.ts"
import { unzipped } from "./zip.ts"

/** A backup, unpacked. */
export interface Backup {
  readonly account: AccountJson
  /** By the names of their files. */
  readonly media: ReadonlyMap<string, Buffer>
}

type Row = { readonly [key: string]: unknown }

/** `account.json`, as far as a spec looks into it. */
export interface AccountJson {
  readonly format: string
  readonly version: number
  readonly exported_at: string
  readonly missing_media: readonly Row[]
  readonly trees: readonly {
    readonly id: string
    readonly name: string
    readonly home_person_id: string | null
    readonly sources: readonly Row[]
    readonly persons: readonly (Row & {
      readonly names: readonly Row[]
      readonly events: readonly Row[]
      readonly citations: readonly Row[]
    })[]
    readonly relationships: readonly (Row & { readonly events: readonly Row[]; readonly citations: readonly Row[] })[]
    readonly media: readonly Row[]
    readonly records: readonly Row[]
  }[]
}

/** Asks for the caller's backup. */
export const askBackup = (host: TestHost, { token }: Pick<TestUser, "token">): Promise<Response> =>
  host.fetch("/api/v1/users/me/export", { headers: { authorization: `Bearer ${token}` } })

/** The caller's backup, which must come. */
export const backupOf = async (host: TestHost, who: Pick<TestUser, "token">): Promise<Backup> => {
  const response = await askBackup(host, who)
  if (response.status !== 200) throw new Error(`refused: ${response.status}`)
  const files = new Map(await unzipped(await response.bytes()))
  const rows = files.get("account.json")
  if (rows === undefined) throw new Error("a backup without account.json")
  files.delete("account.json")
  return { account: JSON.parse(rows.toString()), media: files }
}
