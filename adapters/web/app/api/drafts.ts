/** What a reader has typed in a form and not saved. It is kept in this tab, for the account that typed it. */
export interface Draft<T> {
  readonly text: T
  /** The version of the record that the text is based on; null for a new record. */
  readonly version: number | null
}

interface Kept {
  readonly account: string
  readonly version: number | null
  readonly text: unknown
}

const PREFIX = "draft "

const isKept = (found: unknown): found is Kept =>
  typeof found === "object" && found !== null && "account" in found && "version" in found && "text" in found

/** Whether something has the fields of the other, with values of the same types. Null can be in place of any value. */
const isLike = <T>(like: T, found: unknown): found is T => {
  if (like === null || found === null) return true
  if (typeof like !== typeof found) return false
  if (typeof like !== "object" || typeof found !== "object") return true
  const fields = new Map(Object.entries(found))
  const wanted = Object.entries(like)
  return (
    wanted.length === fields.size &&
    wanted.every(([name, value]) => fields.has(name) && isLike(value, fields.get(name)))
  )
}

const read = (key: string): Kept | null => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null")
    return isKept(found) ? found : null
  } catch {
    return null
  }
}

/** The draft of this name that the account typed. Null if there is none, or if this version of the app cannot read it. */
export const draftOf = <T>(name: string, account: string, like: T): Draft<T> | null => {
  const kept = read(PREFIX + name)
  return kept?.account === account && isLike(like, kept.text) ? { text: kept.text, version: kept.version } : null
}

/** Whether the account has typed something in the form of this name and not saved it. */
export const hasDraft = (name: string, account: string | null): boolean =>
  account !== null && read(PREFIX + name)?.account === account

/** Keeps what the account has typed, also when the page is loaded again. */
export const keepDraft = <T>(name: string, account: string, { text, version }: Draft<T>): void => {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ account, version, text } satisfies Kept))
  } catch {
    // The text is lost if the page is loaded again. Everything else works.
  }
}

const drop = (key: string): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Removes a draft that is saved, or that the reader does not want. */
export const dropDraft = (name: string): void => drop(PREFIX + name)

/** Removes what other accounts have typed in this tab. */
export const dropDraftsOfOthers = (account: string): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && read(key)?.account !== account) drop(key)
  } catch {
    // Nothing was stored.
  }
}
