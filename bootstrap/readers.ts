import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { Either } from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { databaseHosts } from "../adapters/mikro-orm/connection/database-hosts.ts"
import type { PortRange } from "../adapters/http/webhooks/port-range.ts"

/**
 * Reads the text of a setting, which is never empty. Left completes a sentence that begins with the name of the
 * setting.
 */
export type Reader<A> = (text: string) => Either<string, A>

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * A model provider that trees may choose. Further values of the operator (a key, an address) stay in the object but
 * not in its type.
 */
export interface AiProvider {
  readonly name: string
  readonly model: string
}

const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
const not = (text: string, wanted: string) => E.left(`must be ${wanted}, not ${shown(text)}`)

export const text: Reader<string> = E.right

export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN
    if (value >= least && value <= most) return E.right(value)
    return not(
      text,
      most === Number.MAX_SAFE_INTEGER ? `a whole number, ${least} or more` : `a whole number from ${least} to ${most}`,
    )
  }

/** More than zero; fractions are allowed. */
export const days =
  (most: number): Reader<number> =>
  (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
    return value > 0 && value <= most ? E.right(value) : not(text, `a number of days above 0, ${most} at most`)
  }

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["on", true],
  ["yes", true],
  ["false", false],
  ["0", false],
  ["off", false],
  ["no", false],
])

export const onOrOff: Reader<boolean> = (text) => {
  const value = SWITCH.get(text.toLowerCase())
  return value === undefined ? not(text, "true or false (or 1/0, on/off, yes/no)") : E.right(value)
}

/** One of these words, in any case. */
export const oneOf =
  <A extends string>(words: readonly A[]): Reader<A> =>
  (text) => {
    const word = words.find((known) => known === text.toLowerCase())
    return word === undefined ? not(text, `one of ${words.join(", ")}`) : E.right(word)
  }

export const logLevel: Reader<LogLevel> = oneOf(LOG_LEVELS)

/** A URL with one of the protocols, unchanged. Errors do not show it, because it may contain a password. */
export const url =
  (...protocols: readonly [string, ...string[]]): Reader<string> =>
  (text) => {
    const parsed = URL.parse(text)
    if (parsed !== null && protocols.includes(parsed.protocol)) return E.right(text)
    return E.left(`must be a URL that begins with ${protocols.join(" or ")}`)
  }

/** The address of a PostgreSQL database, with one or several hosts, or a URL with one of the other protocols. */
export const databaseUrl =
  (...others: readonly string[]): Reader<string> =>
  (text) => {
    if (others.includes(URL.parse(text)?.protocol ?? "")) return E.right(text)
    return pipe(
      databaseHosts(text),
      E.map(() => text),
    )
  }

/** The origin of a site, such as `https://app.example.org`, in the form in which browsers send it. */
export const origin: Reader<string> = (text) => {
  const parsed = URL.parse(text)
  const isOrigin =
    parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href.toLowerCase() === `${parsed.origin}/`
  return isOrigin ? E.right(parsed.origin) : not(text, "origins such as https://app.example.org, separated by commas")
}

/** A port such as `443`, or ports such as `1024-65535`. */
export const portRange: Reader<PortRange> = (text) => {
  const [, from = "", to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? []
  const [first, last] = [Number(from), Number(to)]
  const isRange = from !== "" && first >= 1 && first <= last && last <= 65_535
  return isRange ? E.right({ first, last }) : not(text, "ports such as 443 or 1024-65535, separated by commas")
}

/** Errors do not show it. */
export const passphrase: Reader<string> = (text) =>
  text.length >= 8 ? E.right(text) : E.left("must have at least 8 characters")

/** A list separated by commas, without empty parts. */
export const list =
  <A>(part: Reader<A>): Reader<readonly A[]> =>
  (text) =>
    E.traverseArray(part)(
      text
        .split(",")
        .map((piece) => piece.trim())
        .filter((piece) => piece !== ""),
    )

const ProviderList = t.array(t.type({ name: t.string, model: t.string }))

/** A JSON list of `{name, model, …}` with unique names. Errors do not show it, because it may contain keys. */
export const aiProviders: Reader<readonly AiProvider[]> = (text) => {
  const json = E.tryCatch(
    (): unknown => JSON.parse(text),
    () => "must be JSON",
  )
  return pipe(
    json,
    E.chain((value) => {
      if (!ProviderList.is(value) || value.some(({ name, model }) => name.trim() === "" || model.trim() === ""))
        return E.left("must be a JSON list of objects, each with a name and a model")
      const twice = value.find(({ name }, index) => value.findIndex((other) => other.name === name) < index)
      return twice === undefined ? E.right(value) : E.left(`contains the provider ${shown(twice.name)} twice`)
    }),
  )
}
