import * as E from "fp-ts/lib/Either.js"

/** Which of the hosts a connection may use. `any`: there is one host, and it is used whatever it is. */
export type Wanted = "any" | "primary" | "read-write"

/** The servers of a database. */
export interface DatabaseHosts {
  /** The address of each server, in the order of the URL. */
  readonly urls: readonly [string, ...string[]]
  readonly wanted: Wanted
}

const FORM = /^(postgres(?:ql)?:)\/\/(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#]*)?(\?[^#]*)?$/i
const ONE_HOST = /^(?:\[[\da-f:.]+\]|[^[\]:]*)(?::\d{1,5})?$/i

const WANTED: readonly string[] = ["primary", "read-write"] satisfies readonly Wanted[]
const isWanted = (text: string): text is Wanted => WANTED.includes(text)

/**
 * The servers of a URL in the form of libpq (PostgreSQL, section 34.1.1.2), which may name several:
 * `postgresql://user:password@a:5432,b:5432/stemma?target_session_attrs=read-write`. Left completes a sentence that
 * begins with the name of the setting, and shows no part of the URL.
 */
export const databaseHosts = (url: string): E.Either<string, DatabaseHosts> => {
  const [, protocol = "", account, authority = "", path = "", search = ""] = FORM.exec(url) ?? []
  if (protocol === "") return E.left(NO_URL)
  const query = new URLSearchParams(search)
  const asked = query.get("target_session_attrs")
  const hosts = hostsOf(authority, query)
  if (E.isLeft(hosts)) return hosts
  if (asked !== null && !isWanted(asked)) return E.left(NO_STANDBY)
  if (asked === null && hosts.right.length === 1 && URL.canParse(url)) return E.right({ urls: [url], wanted: "any" })
  const urls = hosts.right.map(({ host, inQuery }) => {
    const rest = new URLSearchParams(query)
    for (const name of ["target_session_attrs", "host", "port"]) rest.delete(name)
    for (const [name, value] of Object.entries(inQuery)) rest.set(name, value)
    const before = account === undefined ? "" : `${account}@`
    return `${protocol}//${before}${host}${path}${rest.size === 0 ? "" : `?${rest.toString()}`}`
  })
  const [first, ...others] = urls
  if (first === undefined || !urls.every((one) => URL.canParse(one))) return E.left(NO_URL)
  return E.right({ urls: [first, ...others], wanted: asked ?? (others.length > 0 ? "read-write" : "any") })
}

const NO_URL =
  "must be a URL such as postgresql://user:password@host:5432/stemma, in which several hosts are separated by commas"
const NO_STANDBY =
  "has a target_session_attrs that takes no writes: leave it out, or write target_session_attrs=read-write"

interface Host {
  /** In the place of the host of a URL. */
  readonly host: string
  /** The parameters that say it instead. */
  readonly inQuery: Readonly<Record<string, string>>
}

/** The parameters `host` and `port` come before the authority, as in libpq. */
const hostsOf = (authority: string, query: URLSearchParams): E.Either<string, readonly Host[]> => {
  const names = query.get("host")?.split(",")
  if (names === undefined) {
    const hosts = authority.split(",")
    if (hosts.length > 1 && hosts.includes("")) return E.left("has an empty host between two commas")
    return hosts.every((host) => ONE_HOST.test(host))
      ? E.right(hosts.map((host) => ({ host, inQuery: {} })))
      : E.left(NO_URL)
  }
  const ports = query.get("port")?.split(",") ?? []
  if (ports.length > 1 && ports.length !== names.length)
    return E.left(`has ${names.length} hosts, but ${ports.length} ports`)
  return E.right(
    names.map((host, index) => {
      const port = ports[index] ?? ports[0]
      // A URL with an account needs a host, which the parameter replaces.
      return {
        host: authority === "" ? "localhost" : authority,
        inQuery: { host, ...(port === undefined ? {} : { port }) },
      }
    }),
  )
}

/** The hosts of a URL as an operator writes them, such as `a:5432, b:5432`, without the account. */
export const serversOf = (url: string): string =>
  hostsOfChecked(url)
    .urls.map((one) => new URL(one))
    .map(({ host, searchParams }) => searchParams.get("host") ?? host)
    .join(", ")

/** As `databaseHosts`, of a URL that was checked before. */
export const hostsOfChecked = (url: string): DatabaseHosts => {
  const hosts = databaseHosts(url)
  if (E.isLeft(hosts)) throw new Error(`The address of the database ${hosts.left}.`)
  return hosts.right
}
