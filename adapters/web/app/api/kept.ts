import { keptSince, showsKept } from "./connection.ts"

/**
 * Answers that can be read again without a connection. They are kept for one reader, who is the one of the session, and
 * for a week. Signing out, the end of the session and another account remove them, and so does a lost role.
 */

const PREFIX = "answers "
const VISITOR = "visitor"
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000
const MOST = 200
const KEPT_AT = "X-Kept-At"

/** What is kept of the API: what screens show of trees, and who reads. Nothing of other accounts or of secrets. */
const KEPT = /\/api\/v1\/(?:users\/me$|vocabulary$|(?:public\/)?(?:trees|persons|sources|media|proposals)(?![\w-]))/
const NOT_KEPT = /\/(?:members|invitations|webhooks|feeds?|export|content|thumbnail)(?:\/|$)/
const refusals = [403, 404, 410]

/** The reader of the session: the id of the account, or `visitor`. Undefined while that is not known. */
let reader: string | undefined
/** Grows when the reader changes: an answer to an earlier question does not say who reads now. */
let era = 0
let onReader = (_: string): void => {}
const firstReader = new Promise<string>((resolve) => (onReader = resolve))

/** Browsers have these only where the address is safe: HTTPS, or this machine. Elsewhere nothing is kept. */
const canKeep = (): boolean => "caches" in globalThis && "locks" in navigator

/** One after the other in all windows, so that nothing is kept after it was removed. */
const inTurn = async (act: () => Promise<void>): Promise<void> => {
  await navigator.locks.request("answers", act)
}

const namesHere = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX))

const removeAllBut = async (kept: string | null): Promise<void> => {
  for (const name of await namesHere()) if (name !== kept) await caches.delete(name)
}

/** Removes every answer that was kept, for whichever reader. */
export const forgetKept = async (): Promise<void> => {
  reader = undefined
  era += 1
  showsKept(null)
  if (canKeep()) await inTurn(() => removeAllBut(null))
}

const isTooOld = (answer: Response): boolean =>
  !(Date.now() - Date.parse(answer.headers.get(KEPT_AT) ?? "") < LONGEST_MS)

/** Removes what is too old, and the oldest of too many. */
const sweep = async (cache: Cache): Promise<void> => {
  const kept = await cache.keys()
  for (const [index, request] of kept.entries()) {
    const answer = await cache.match(request)
    if (answer === undefined || isTooOld(answer) || index < kept.length - MOST) await cache.delete(request)
  }
}

/** From now on answers are kept for this account, or for a visitor, and those of everyone else are removed. */
export const keepFor = async (account: string | null): Promise<void> => {
  const next = account ?? VISITOR
  if (reader === next) return
  reader = next
  era += 1
  onReader(next)
  if (!canKeep()) return
  await inTurn(async () => {
    await removeAllBut(PREFIX + next)
    await sweep(await caches.open(PREFIX + next))
  })
}

const isKept = ({ method, url }: Request): boolean => {
  const { pathname, searchParams } = new URL(url)
  return method === "GET" && KEPT.test(pathname) && !NOT_KEPT.test(pathname) && !searchParams.has("q")
}

/** The roles of the reader by the ids of trees, in a tree or a list of trees. */
const rolesIn = (text: string): ReadonlyMap<string, string> => {
  const body: unknown = JSON.parse(text)
  const trees: readonly unknown[] = Array.isArray(body) ? body : [body]
  return new Map(
    trees.flatMap((tree) =>
      typeof tree === "object" && tree !== null && "id" in tree && "role" in tree && typeof tree.role === "string"
        ? [[String(tree.id), tree.role] as const]
        : [],
    ),
  )
}

const hasLostRole = (before: string, now: string): boolean => {
  const roles = rolesIn(now)
  return [...rolesIn(before)].some(([tree, role]) => roles.get(tree) !== role)
}

const removeAll = async (cache: Cache): Promise<void> => {
  for (const request of await cache.keys()) await cache.delete(request)
}

/** Keeps a granted answer. A refusal of what was granted before, or a lost role, removes everything. */
const note = async ({ url }: Request, answer: Response, askedBy: string): Promise<void> => {
  const isReadable = askedBy !== VISITOR || url.includes("/api/v1/public/")
  const isJson = answer.headers.get("Content-Type")?.includes("json") === true
  if (!isReadable || !isJson) return
  const text = await answer.text()
  await inTurn(async () => {
    if (askedBy !== reader || !(await caches.has(PREFIX + askedBy))) return
    const cache = await caches.open(PREFIX + askedBy)
    const before = await cache.match(url)
    if (!answer.ok) {
      if (before !== undefined && refusals.includes(answer.status)) await removeAll(cache)
      return
    }
    if (before !== undefined && /\/trees(?:\/[^/]+)?$/.test(new URL(url).pathname))
      if (hasLostRole(await before.text(), text)) await removeAll(cache)
    const headers = new Headers({ "Content-Type": "application/json", [KEPT_AT]: new Date().toISOString() })
    const link = answer.headers.get("Link")
    if (link !== null) headers.set("Link", link)
    await cache.put(url, new Response(text, { headers }))
  })
}

/** What was kept of this question, if it is not too old; undefined otherwise. */
export const keptFor = async (request: Request): Promise<Response | undefined> => {
  if (!canKeep() || !isKept(request)) return undefined
  const name = reader === undefined ? (await namesHere())[0] : PREFIX + reader
  if (name === undefined || !(await caches.has(name))) return undefined
  if (name === PREFIX + VISITOR && request.url.endsWith("/users/me")) return Response.json({}, { status: 401 })
  const answer = await (await caches.open(name)).match(request.url)
  if (answer === undefined || isTooOld(answer)) return undefined
  const at = answer.headers.get(KEPT_AT)
  const since = keptSince()
  if (at !== null) showsKept(since === null || at < since ? at : since)
  return answer
}

/** Learns from the answer who reads. */
const noteReader = async ({ url, method }: Request, answer: Response): Promise<void> => {
  if (method !== "GET" || !url.endsWith("/users/me")) return
  if (answer.status === 401) return keepFor(null)
  if (!answer.ok) return
  const me: unknown = await answer.clone().json()
  if (typeof me === "object" && me !== null && "id" in me) await keepFor(String(me.id))
}

/** Notes an answer of the service. `askedIn` is the era of the question. */
export const noteAnswer = async (request: Request, answer: Response, askedIn: number): Promise<void> => {
  if (askedIn === era) await noteReader(request, answer)
  if (!canKeep() || !isKept(request)) return
  const askedBy = reader ?? (await firstReader)
  await note(request, answer, askedBy)
}

/** Grows when the reader changes. */
export const presentEra = (): number => era
