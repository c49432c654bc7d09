import { Client, type ClientConfig } from "pg"
import { hostsOfChecked, type Wanted } from "./database-hosts.ts"

/** How long a server may take to say whether it takes writes. A server that has lost its power does not answer. */
const PROBE_MS = 3_000
/** The longest wait for a connection where there are several servers. */
const CONNECT_MS = 4_000

/** No server of the database takes writes. The code is the one of PostgreSQL for a write on a standby. */
export class NoPrimary extends Error {
  override readonly name = "NoPrimary"
  readonly code = "25006"
}

const questions: Readonly<Record<Exclude<Wanted, "any">, string>> = {
  primary: "select not pg_is_in_recovery() as takes",
  "read-write":
    "select not (pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean) as takes",
}

const takesWrites = async (client: Client, wanted: Exclude<Wanted, "any">): Promise<boolean> =>
  (await client.query<{ readonly takes: boolean }>(questions[wanted])).rows[0]?.takes === true

/** Whether the server at this URL takes writes. Throws if it cannot be reached. */
const probe = async (url: string, wanted: Exclude<Wanted, "any">): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    return await takesWrites(client, wanted)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Which server takes writes. It is remembered until a connection to it fails. */
interface Servers {
  /** The URL of the server that takes writes. Concurrent calls share one search. */
  primary(): Promise<string>
  /** Lets the next call of `primary` search, if this is the server that is remembered. */
  forget(url: string): void
}

const openServers = (urls: readonly string[], wanted: Exclude<Wanted, "any">): Servers => {
  let found: string | null = null
  let search: Promise<string> | null = null
  return {
    primary: async () => {
      if (found !== null) return found
      search ??= findPrimary(urls, wanted).finally(() => {
        search = null
      })
      found = await search
      return found
    },
    forget: (url) => {
      if (found === url) found = null
    },
  }
}

/** Asks all servers at the same time, because one of them may not answer at all. */
const findPrimary = async (urls: readonly string[], wanted: Exclude<Wanted, "any">): Promise<string> => {
  const faults: unknown[] = []
  const asked = urls.map(async (url) => {
    const takes = await probe(url, wanted).catch((error: unknown) => {
      faults.push(error)
      throw error
    })
    if (!takes) throw new NoPrimary("The server is a standby.")
    return url
  })
  return Promise.any(asked).catch(() => {
    const [cause] = faults
    if (faults.length === urls.length) throw cause
    throw new NoPrimary("No server of the database takes writes: all that answer are standbys.", { cause })
  })
}

/** A class of clients, as pools make them. */
type ClientClass = new (config?: ClientConfig) => Client

/** How `pg` and its pools are told that a client is connected, or why it is not. */
type Connected = ((error: Error) => void) | ((error: null, client: Client) => void)

const classOf = (servers: Servers, wanted: Exclude<Wanted, "any">): ClientClass =>
  class PrimaryClient extends Client {
    constructor(config: ClientConfig = {}) {
      const { connectionTimeoutMillis: given = CONNECT_MS } = config
      super({ ...config, connectionTimeoutMillis: Math.min(given, CONNECT_MS) })
    }

    override connect(): Promise<Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<Client> | undefined {
      const connected = this.#connectToPrimary()
      if (callback === undefined) return connected
      connected.then(
        () => Reflect.apply(callback, undefined, [null, this]),
        (error: unknown) => Reflect.apply(callback, undefined, [error]),
      )
      return undefined
    }

    async #connectToPrimary(): Promise<Client> {
      const at = await servers.primary()
      const { host, port } = new Client({ connectionString: at })
      // `pg` reads both only when it connects.
      Object.assign(this, { host, port })
      try {
        await super.connect()
        if (await takesWrites(this, wanted)) return this
        throw new NoPrimary("The server of this connection has become a standby.")
      } catch (error) {
        servers.forget(at)
        super.end().catch(() => undefined)
        throw error
      }
    }
  }

/** Each URL has one class, so that all its connections remember the same server. */
const classes = new Map<string, ClientClass>()

/** The class of clients that find the server of this URL that takes writes when they connect. */
const clientClass = (url: string): ClientClass => {
  const { urls, wanted } = hostsOfChecked(url)
  if (wanted === "any") return Client
  const made = classes.get(url) ?? classOf(openServers(urls, wanted), wanted)
  classes.set(url, made)
  return made
}

/** What a pool of `pg` needs to connect to the server of this URL that takes writes. */
export const poolConfigOf = (url: string): { readonly connectionString: string; readonly Client: ClientClass } => ({
  connectionString: firstUrl(url),
  Client: clientClass(url),
})

/** A client that connects to the server of this URL that takes writes. */
export const clientOf = (url: string, config: Omit<ClientConfig, "connectionString"> = {}): Client =>
  new (clientClass(url))({ ...config, connectionString: firstUrl(url) })

/** The address of the first server, for what only needs the account and the name of the database. */
export const firstUrl = (url: string): string => hostsOfChecked(url).urls[0]

/** What each server of a URL says. */
export interface ServerState {
  /** Host and port, without account. */
  readonly server: string
  readonly state: "primary" | "standby" | "unreachable"
}

/** The state of every server of a URL that names several, or says `target_session_attrs`; none of others. */
export const serverStates = async (url: string): Promise<readonly ServerState[]> => {
  const { urls, wanted } = hostsOfChecked(url)
  if (wanted === "any") return []
  return Promise.all(
    urls.map(async (one) => {
      const { host, port } = new Client({ connectionString: one })
      const state = await probe(one, wanted).then(
        (takes) => (takes ? "primary" : "standby"),
        () => "unreachable" as const,
      )
      return { server: `${host}:${port}`, state }
    }),
  )
}
