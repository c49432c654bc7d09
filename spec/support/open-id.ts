import { createSign, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { type Adapter, type AdapterPayload, Provider } from "oidc-provider"

/** What an issuer says of somebody. */
export interface Claims {
  readonly email?: string
  readonly email_verified?: boolean | string
  readonly name?: string
}

type TokenClaims = Readonly<Record<string, unknown>>

/** A real OpenID provider on a port of this machine. */
export interface TestIssuer {
  readonly url: string
  /** The item of `OIDC_PROVIDERS` for it. */
  setting(id: string): Readonly<Record<string, unknown>>
  /** The client of the service there. */
  readonly client: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
  /** What the issuer knows of people, by subject. */
  readonly people: Map<string, Claims>
  /** Replaces the ID token of the next answers: other claims, or a whole token. Null for the true one. */
  twist: ((claims: TokenClaims) => TokenClaims | string) | null
  /** What the issuer answers at these paths in place of the truth; null for no answer at all. */
  readonly faults: Map<string, { readonly status: number; readonly body: unknown } | null>
  /** The ID tokens that the token endpoint issued. */
  readonly exchanges: string[]
  /** Takes other keys, as issuers do now and then. */
  rotateKeys(): Promise<void>
  stop(): Promise<void>
  /** Starts again at the same address. */
  start(): Promise<void>
}

const CLIENT = "stemma"
const SECRET = "the secret of the client"

interface Key {
  readonly kid: string
  readonly secret: KeyObject
}

const newKey = (): Key => ({
  kid: randomUUID(),
  secret: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
})

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/** A token of these claims, signed with RS256. */
export const signedToken = (claims: TokenClaims, { kid, secret } = newKey()): string => {
  const text = `${base64({ alg: "RS256", typ: "JWT", kid })}.${base64(claims)}`
  return `${text}.${createSign("RSA-SHA256").update(text).sign(secret).toString("base64url")}`
}

const claimsOf = (token: string): TokenClaims =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())

/** What belongs to one issuer over restarts. */
interface State {
  key: Key
  twist: TestIssuer["twist"]
  readonly people: Map<string, Claims>
  readonly exchanges: string[]
  readonly faults: TestIssuer["faults"]
  readonly claimsInToken: boolean
}

/** What the provider keeps: sessions, interactions, grants and codes. */
const rowsOf = (name: string, rows: Map<string, AdapterPayload>): Adapter => {
  const find = async (id: string) => rows.get(`${name} ${id}`)
  const byField = async (field: "uid" | "userCode", value: string) =>
    [...rows.values()].find((row) => row[field] === value)
  return {
    upsert: async (id, payload) => void rows.set(`${name} ${id}`, payload),
    find,
    findByUid: (uid) => byField("uid", uid),
    findByUserCode: (code) => byField("userCode", code),
    consume: async (id) => {
      const row = await find(id)
      if (row !== undefined) row.consumed = Math.floor(Date.now() / 1_000)
    },
    destroy: async (id) => void rows.delete(`${name} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
    },
  }
}

const ttl = { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 }

const providerOf = (url: string, state: State): Provider => {
  const rows = new Map<string, AdapterPayload>()
  const provider = new Provider(url, {
    adapter: (name) => rowsOf(name, rows),
    ttl,
    clients: [
      {
        client_id: CLIENT,
        client_secret: SECRET,
        redirect_uris: ["http://127.0.0.1/callback"],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    jwks: { keys: [{ ...state.key.secret.export({ format: "jwk" }), kid: state.key.kid, use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: !state.claimsInToken,
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...state.people.get(accountId) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? CLIENT,
        accountId: oidc.session?.accountId ?? "",
      })
      grant.addOIDCScope("openid email profile")
      await grant.save()
      return grant
    },
  })
  // Each host has a port of its own, which is not known yet.
  provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname.endsWith("/callback")
  provider.use(async (ctx, next) => {
    const fault = state.faults.get(ctx.path)
    if (fault === null) return new Promise(() => {})
    if (fault !== undefined) {
      ctx.status = fault.status
      ctx.body = fault.body
      return undefined
    }
    if (ctx.path.startsWith("/interaction/")) {
      const accountId = ctx.get("x-login")
      const result = accountId === "" ? { error: "access_denied", error_description: "no" } : { login: { accountId } }
      ctx.respond = false
      return provider.interactionFinished(ctx.req, ctx.res, result)
    }
    await next()
    const body: unknown = ctx.body
    if (ctx.path !== "/token" || typeof body !== "object" || body === null || !("id_token" in body)) return undefined
    const token = String(body.id_token)
    state.exchanges.push(token)
    const twisted = state.twist?.(claimsOf(token)) ?? token
    ctx.body = { ...body, id_token: typeof twisted === "string" ? twisted : signedToken(twisted, state.key) }
    return undefined
  })
  return provider
}

/** Starts an issuer on a free port. `claimsInToken`: the address is in the ID token, and not only at its endpoint. */
export const startIssuer = async ({ claimsInToken = false } = {}): Promise<TestIssuer> => {
  const state: State = {
    key: newKey(),
    twist: null,
    people: new Map(),
    exchanges: [],
    faults: new Map(),
    claimsInToken,
  }
  let server: Server = createServer()
  let answer: ReturnType<Provider["callback"]> | null = null
  const listen = async (port: number): Promise<number> => {
    server = createServer((request, response) => void answer?.(request, response))
    server.listen(port, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  }
  const port = await listen(0)
  const url = `http://127.0.0.1:${port}`
  answer = providerOf(url, state).callback()
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
    await once(server, "close")
  }
  return {
    url,
    setting: (id) => ({ id, name: `The ${id} directory`, issuer: url, client_id: CLIENT, client_secret: SECRET }),
    client: { issuer: url, clientId: CLIENT, clientSecret: SECRET },
    people: state.people,
    exchanges: state.exchanges,
    faults: state.faults,
    get twist() {
      return state.twist
    },
    set twist(twist) {
      state.twist = twist
    },
    rotateKeys: async () => {
      state.key = newKey()
      answer = providerOf(url, state).callback()
    },
    stop,
    start: async () => void (await listen(port)),
  }
}

/** A browser: it keeps the cookies of each site, and goes where it is sent, one step at a time. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>()

  cookiesOf(address: string): Map<string, string> {
    const { host } = new URL(address)
    const cookies = this.#cookies.get(host) ?? new Map<string, string>()
    this.#cookies.set(host, cookies)
    return cookies
  }

  /** Opens one address, without going on to another. */
  async open(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const cookies = this.cookiesOf(address)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await fetch(address, { redirect: "manual", headers: { ...headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  /** Signs in at the issuer as this person, or refuses if it is null. Returns the address to which the issuer sends the browser back. */
  async signInAt(issuer: TestIssuer, address: string, subject: string | null): Promise<string> {
    let at = address
    for (let steps = 0; steps < 10 && at.startsWith(issuer.url); steps++) {
      const response = await this.open(at, subject === null ? {} : { "x-login": subject })
      const location = response.headers.get("location")
      if (location === null) throw new Error(`${at} answered ${response.status}: ${await response.text()}`)
      at = new URL(location, at).href
    }
    return at
  }
}
