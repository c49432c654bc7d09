import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { readConfig } from "../../bootstrap/config.ts"

const SECRET = "a-secret-of-ours"
const whole = {
  id: "corp",
  name: "Our directory",
  issuer: "https://id.example.org/realms/family",
  client_id: "stemma",
  client_secret: SECRET,
}

const read = (...items: readonly unknown[]) => readConfig({ OIDC_PROVIDERS: JSON.stringify(items) })
const faultOf = (...items: readonly unknown[]): string => {
  const config = read(...items)
  return E.isLeft(config) ? config.left : expect.fail("not refused")
}
const { client_secret: _, ...withoutSecret } = whole

describe("The setting OIDC_PROVIDERS", () => {
  it("is a list of providers, with the usual scopes by default", () => {
    const config = read(whole, { ...whole, id: "a1-b2", issuer: "http://127.0.0.1:8180", scopes: ["openid", "email"] })
    const common = { name: "Our directory", clientId: "stemma", clientSecret: SECRET }
    expect(E.isRight(config) && config.right.oidcProviders).to.deep.equal([
      { ...common, id: "corp", issuer: whole.issuer, scopes: ["openid", "email", "profile"] },
      { ...common, id: "a1-b2", issuer: "http://127.0.0.1:8180", scopes: ["openid", "email"] },
    ])
  })

  it("may be in a file, and so may each secret", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stemma-secrets-"))
    try {
      const [secret, list] = [join(folder, "secret"), join(folder, "list")]
      await writeFile(secret, `${SECRET}\n`)
      await writeFile(list, JSON.stringify([{ ...withoutSecret, client_secret_file: secret }]))
      const config = readConfig({ OIDC_PROVIDERS_FILE: list })
      expect(E.isRight(config) && config.right.oidcProviders[0]?.clientSecret).to.equal(SECRET)
      await writeFile(secret, " \n")
      expect(faultOf({ ...withoutSecret, client_secret_file: secret })).to.equal(
        `OIDC_PROVIDERS has a wrong provider 1: client_secret_file names ${secret}, which is empty`,
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  const wrong: readonly (readonly [string, unknown, string])[] = [
    ["a field that it does not know", { ...whole, secret: SECRET }, '"secret" is no field of a provider'],
    ["no id", { ...whole, id: "" }, "id is missing or no text"],
    ["a name that is no text", { ...whole, name: 7 }, "name is missing or no text"],
    ["no issuer", { ...whole, issuer: undefined }, "issuer is missing or no text"],
    ["no client", { ...whole, client_id: null }, "client_id is missing or no text"],
    ["an id with capitals", { ...whole, id: "Corp" }, "id must have 1 to 63 lower-case letters, digits and hyphens"],
    ["an id with a slash", { ...whole, id: "a/b" }, "id must have 1 to 63 lower-case letters, digits and hyphens"],
    ["the id of passwords", { ...whole, id: "password" }, "id must not be password, which is the built-in provider"],
    ["a long name", { ...whole, name: "x".repeat(101) }, "name must have at most 100 characters"],
    ["an issuer that is no address", { ...whole, issuer: "corp" }, "issuer must be a URL that begins with https:"],
    [
      "an issuer of another machine without https",
      { ...whole, issuer: "http://id.example.org" },
      "issuer must begin with https:, unless it is on this machine",
    ],
    [
      "an issuer whose name only begins like this machine",
      { ...whole, issuer: "http://localhost.example.org" },
      "issuer must begin with https:, unless it is on this machine",
    ],
    [
      "an issuer with a query",
      { ...whole, issuer: "https://id.example.org?a=b" },
      "issuer must have no query, fragment or user name",
    ],
    [
      "an issuer with a password",
      { ...whole, issuer: `https://a:${SECRET}@id.example.org` },
      "issuer must have no query, fragment or user name",
    ],
    ["no secret", withoutSecret, "client_secret is missing or no text"],
    ["an empty secret", { ...whole, client_secret: " " }, "client_secret is missing or no text"],
    [
      "a secret twice",
      { ...whole, client_secret_file: "/x" },
      "client_secret and client_secret_file are both set: leave one out",
    ],
    [
      "a secret in a missing file",
      { ...withoutSecret, client_secret_file: "/none" },
      "client_secret_file names /none, which cannot be read (ENOENT)",
    ],
    ["scopes that are no list", { ...whole, scopes: "openid email" }, "scopes must be a list of words"],
    ["a scope with a space", { ...whole, scopes: ["openid email"] }, "scopes must be a list of words"],
    ["scopes without openid", { ...whole, scopes: ["email"] }, "scopes must contain openid"],
  ]
  for (const [name, item, fault] of wrong)
    it(`is refused in one line for ${name}, which shows no secret`, () => {
      expect(faultOf(item)).to.equal(`OIDC_PROVIDERS has a wrong provider 1: ${fault}`)
      expect(faultOf(whole, item)).to.match(/^OIDC_PROVIDERS has a wrong provider 2: [^\n]+$/)
      expect(faultOf(item)).not.to.contain(SECRET)
    })

  it("is refused for a provider that it has twice", () => {
    expect(faultOf(whole, { ...whole, name: "Other" })).to.equal("OIDC_PROVIDERS contains the provider corp twice")
  })

  it("is refused if it is no list of objects", () => {
    for (const text of ["corp", "{}", "null", '["corp"]', "[null]", `[{"client_secret": "${SECRET}"`]) {
      const config = readConfig({ OIDC_PROVIDERS: text })
      expect(E.isLeft(config) && config.left, text).to.equal(
        "OIDC_PROVIDERS must be a JSON list of objects, each with id, name, issuer, client_id and client_secret",
      )
    }
  })
})
