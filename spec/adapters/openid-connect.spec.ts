import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { openIdProvider } from "../../adapters/openid-connect/provider.ts"
import { Browser, startIssuer, type TestIssuer } from "../support/open-id.ts"

const REDIRECT = "http://127.0.0.1:1/callback"

describe("An OpenID provider with faults", () => {
  let issuer: TestIssuer
  let warnings: string[] = []
  before(async () => {
    issuer = await startIssuer()
    issuer.people.set("emma", { email: "emma@example.org", email_verified: true })
  })
  afterEach(() => issuer.faults.clear())
  after(() => issuer.stop())

  const opened = () =>
    openIdProvider(
      { ...issuer.client, id: "corp", name: "Corp", scopes: ["openid", "email"], patienceSeconds: 1 },
      (message) => void warnings.push(message),
    )
  /** What comes of a sign-in if the issuer has this fault after the user has signed in. */
  const outcome = async (path: string, fault: { readonly status: number; readonly body: unknown } | null) => {
    issuer.faults.clear()
    warnings = []
    const provider = opened()
    const begun = await provider.begin(REDIRECT)
    if (E.isLeft(begun)) return begun.left
    const { address, pending } = begun.right
    const query = new URL(await new Browser().signInAt(issuer, address, "emma")).search.slice(1)
    issuer.faults.set(path, fault)
    const established = await provider.establish({ query, pending })
    expect(warnings, "one line for the log").to.have.length(E.isLeft(established) ? 1 : 0)
    const code = new URLSearchParams(query).get("code") ?? ""
    for (const secret of [code, issuer.client.clientSecret, pending.codeVerifier, pending.nonce])
      expect(warnings.join()).not.to.contain(secret)
    return E.isLeft(established) ? established.left : established.right.subject
  }

  it("is unavailable while it answers 500, answers nothing, or has no keys", async () => {
    for (const path of ["/token", "/jwks", "/me"])
      for (const fault of [{ status: 500, body: "down" }, { status: 503, body: { error: "server_error" } }, null])
        expect(await outcome(path, fault), `${path} ${fault?.status}`).to.equal("provider_unavailable")
  })

  it("is in error if it refuses the client or the code, or answers something else", async () => {
    expect(await outcome("/token", { status: 401, body: { error: "invalid_client" } })).to.equal("provider_error")
    expect(await outcome("/token", { status: 400, body: { error: "invalid_grant" } })).to.equal("provider_error")
    expect(await outcome("/token", { status: 302, body: {} })).to.equal("provider_error")
    expect(await outcome("/token", { status: 200, body: "<html>" })).to.equal("provider_error")
    expect(warnings[0]).to.match(/^A sign-in at the provider corp failed: .+\.$/)
  })

  it("has a wrong token if it issues none, has other keys, or describes somebody else", async () => {
    expect(await outcome("/token", { status: 200, body: { access_token: "x", token_type: "bearer" } })).to.equal(
      "token_invalid",
    )
    expect(await outcome("/jwks", { status: 200, body: { keys: [] } })).to.equal("token_invalid")
    expect(await outcome("/me", { status: 200, body: { sub: "charles", email: "charles@example.org" } })).to.equal(
      "token_invalid",
    )
  })

  it("cannot begin a sign-in while it does not describe itself, and is asked again for the next one", async () => {
    const provider = opened()
    for (const fault of [null, { status: 500, body: "down" }, { status: 200, body: "no description" }]) {
      issuer.faults.set("/.well-known/openid-configuration", fault)
      expect(await provider.begin(REDIRECT)).to.deep.equal(E.left("provider_unavailable"))
    }
    issuer.faults.clear()
    expect(E.isRight(await provider.begin(REDIRECT))).to.equal(true)
  })

  it("is described once for many sign-ins", async () => {
    const provider = opened()
    await provider.begin(REDIRECT)
    issuer.faults.set("/.well-known/openid-configuration", null)
    expect(E.isRight(await provider.begin(REDIRECT))).to.equal(true)
  })

  it("signs what browsers keep with a key of its client: other clients and issuers have other keys", () => {
    const keyOf = (change: object) =>
      openIdProvider({ ...issuer.client, id: "corp", name: "Corp", scopes: [], ...change }, () => {}).signingKey
    const keys = [{}, { clientSecret: "x" }, { clientId: "x" }, { issuer: "https://x.example" }].map(keyOf)
    expect(new Set(keys).size).to.equal(4)
    expect(keyOf({ name: "Other" })).to.equal(keys[0])
    expect(keys[0]).to.match(/^[\w-]{43}$/)
  })
})
