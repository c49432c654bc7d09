import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { PASSWORD_PROVIDER } from "../../core/domain/account/identity.ts"
import type { Reader } from "../readers.ts"
import { secretIn } from "./secret-files.ts"

/** An OpenID provider with which people can sign in. */
export interface OidcProvider {
  /** In addresses and identities: lower-case letters, digits and hyphens. */
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: readonly string[]
}

/** What an item of the setting may contain. */
const ITEM = ["id", "name", "issuer", "client_id", "client_secret", "client_secret_file", "scopes"] as const

const DEFAULT_SCOPES = ["openid", "email", "profile"]
const ID = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/
const Texts = t.array(t.string)
const Items = t.array(t.UnknownRecord)

/**
 * A JSON list of `{id, name, issuer, client_id, client_secret, scopes?}`. In place of the secret, `client_secret_file`
 * can name a file. Errors name the item and never show a secret.
 */
export const oidcProviders: Reader<readonly OidcProvider[]> = (text) => {
  const list = parsed(text)
  if (E.isLeft(list)) return list
  const providers: OidcProvider[] = []
  for (const [index, item] of list.right.entries()) {
    const provider = providerOf(item)
    if (E.isLeft(provider)) return E.left(`has a wrong provider ${index + 1}: ${provider.left}`)
    if (providers.some(({ id }) => id === provider.right.id))
      return E.left(`contains the provider ${provider.right.id} twice`)
    providers.push(provider.right)
  }
  return E.right(providers)
}

const parsed = (text: string): E.Either<string, readonly Readonly<Record<string, unknown>>[]> => {
  const wanted = "must be a JSON list of objects, each with id, name, issuer, client_id and client_secret"
  try {
    const json: unknown = JSON.parse(text)
    return Items.is(json) ? E.right(json) : E.left(wanted)
  } catch {
    return E.left(wanted)
  }
}

const providerOf = (item: Readonly<Record<string, unknown>>): E.Either<string, OidcProvider> => {
  const unknown = Object.keys(item).find((key) => !ITEM.some((known) => known === key))
  if (unknown !== undefined) return E.left(`${JSON.stringify(unknown.slice(0, 60))} is no field of a provider`)
  const missing = (["id", "name", "issuer", "client_id"] as const).find((key) => textOf(item, key) === "")
  if (missing !== undefined) return E.left(`${missing} is missing or no text`)
  const [id, name, issuer, clientId] = [
    textOf(item, "id"),
    textOf(item, "name"),
    textOf(item, "issuer"),
    textOf(item, "client_id"),
  ]
  if (!ID.test(id)) return E.left("id must have 1 to 63 lower-case letters, digits and hyphens")
  if (id === PASSWORD_PROVIDER) return E.left(`id must not be ${PASSWORD_PROVIDER}, which is the built-in provider`)
  if (name.length > 100) return E.left("name must have at most 100 characters")
  const fault = issuerFault(issuer)
  if (fault !== null) return E.left(`issuer ${fault}`)
  const scopes = scopesOf(item)
  if (E.isLeft(scopes)) return scopes
  const clientSecret = secretIn(item, "client_secret")
  if (E.isLeft(clientSecret)) return clientSecret
  return E.right({ id, name, issuer, clientId, clientSecret: clientSecret.right, scopes: scopes.right })
}

const textOf = (item: Readonly<Record<string, unknown>>, key: string): string => {
  const value = item[key]
  return typeof value === "string" ? value.trim() : ""
}

/** The hosts of this machine, to which http is allowed. */
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** What is wrong with an issuer (OpenID Connect Discovery 1.0, section 4.1); null if nothing is. */
const issuerFault = (issuer: string): string | null => {
  const url = URL.parse(issuer)
  if (url === null || !/^https?:$/.test(url.protocol)) return "must be a URL that begins with https:"
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname))
    return "must begin with https:, unless it is on this machine"
  return /[?#]/.test(issuer) || url.username !== "" || url.password !== ""
    ? "must have no query, fragment or user name"
    : null
}

const scopesOf = ({
  scopes = DEFAULT_SCOPES,
}: Readonly<Record<string, unknown>>): E.Either<string, readonly string[]> => {
  if (!Texts.is(scopes) || !scopes.every((scope) => SCOPE.test(scope))) return E.left("scopes must be a list of words")
  return scopes.includes("openid") ? E.right(scopes) : E.left("scopes must contain openid")
}
