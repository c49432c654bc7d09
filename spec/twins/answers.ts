import { addressIn, bodyIn, type TwinRequest } from "./requests.ts"
import type { TwinWorld } from "./world.ts"

/** What a reader gets, without what differs by chance. */
export interface TwinAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Headers that differ between any two requests, or whose length follows from compression. */
const byChance = new Set(["date", "x-request-id", "set-cookie", "keep-alive"])

/** The text with ids by their meaning, and with times, addresses of mail and cursors left out. */
const plain = ({ slots }: TwinWorld, text: string): string => {
  const others = new Map<string, string>()
  const nameOf = (id: string): string => {
    const name = slots.nameOf(id) ?? others.get(id) ?? `id ${others.size}`
    if (slots.nameOf(id) === undefined) others.set(id, name)
    return `<${name}>`
  }
  return text
    .replace(UUID, nameOf)
    .replace(/"request_id":"[^"]*"/g, "")
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "<time>")
    .replace(/user-\d+-\d+@example\.org/g, "<mail>")
    .replace(/cursor=[^&>]*/g, "cursor")
}

/** A member sees every change of the tree by its number, and every record by its version. */
const withoutRevisions = (text: string): string => text.replace(/"(?:revision|version|seq)":\d+/g, "")

/** The answer of a world to a request. */
export const answerIn = async (world: TwinWorld, request: TwinRequest): Promise<TwinAnswer> => {
  const { reader, method, viewAs } = request
  const token = world.tokens[reader]
  const headers: Record<string, string> = { "accept-encoding": "identity" }
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (viewAs !== null) headers["view-as"] = viewAs
  const isWrite = method === "POST" || method === "PATCH"
  if (isWrite) headers["content-type"] = "application/json"
  const init = { method, headers, redirect: "manual", ...(isWrite ? { body: bodyIn(world, request) } : {}) } as const
  const response = await fetch(world.host.url + addressIn(world, request), init)
  const shown: Record<string, string> = {}
  for (const [name, value] of response.headers) {
    if (byChance.has(name)) continue
    shown[name] = name === "etag" ? tagOf(value, reader === "viewer") : plain(world, value)
  }
  // The lengths of members' answers follow from the numbers that are left out.
  if (reader === "viewer") delete shown["content-length"]
  const bytes = Buffer.from(await response.arrayBuffer()).toString("latin1")
  // The bytes of a compressed archive follow from its ids and times.
  const isArchive = response.headers.get("content-type") === "application/zip"
  if (isArchive) delete shown["content-length"]
  const body = isArchive ? "" : plain(world, bytes)
  return { status: response.status, headers: shown, body: reader === "viewer" ? withoutRevisions(body) : body }
}

/** A tag of an answer contains its ids, and that of a member its revision. Any other tag is compared as it is. */
const tagOf = (tag: string, isMember: boolean): string => (isMember || /^"[\w-]{22}"$/.test(tag) ? "<tag>" : tag)
