import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { databaseHosts, serversOf } from "../../../adapters/mikro-orm/connection/database-hosts.ts"

const faultOf = (url: string): string => {
  const hosts = databaseHosts(url)
  return E.isLeft(hosts) ? hosts.left : "no fault"
}

describe("The address of a database", () => {
  it("with one host stays as it is written, and any server is accepted there", () => {
    for (const url of [
      "postgresql://u:p@db/stemma",
      "postgres://u:p%40@db:5433/stemma?sslmode=require",
      "postgresql://u@[::1]:5432/stemma",
      "postgresql:///stemma?host=/run/postgresql",
    ])
      expect(databaseHosts(url), url).to.deep.equal(E.right({ urls: [url], wanted: "any" }))
  })

  it("may name several hosts, of which the one that takes writes is wanted", () => {
    expect(databaseHosts("postgresql://u:p@a:5432,b,[::1]:5434/stemma?sslmode=require")).to.deep.equal(
      E.right({
        urls: [
          "postgresql://u:p@a:5432/stemma?sslmode=require",
          "postgresql://u:p@b/stemma?sslmode=require",
          "postgresql://u:p@[::1]:5434/stemma?sslmode=require",
        ],
        wanted: "read-write",
      }),
    )
  })

  it("may name hosts and ports as parameters", () => {
    expect(databaseHosts("postgresql://u:p@/stemma?host=a,b&port=5432,5433")).to.deep.equal(
      E.right({
        urls: [
          "postgresql://u:p@localhost/stemma?host=a&port=5432",
          "postgresql://u:p@localhost/stemma?host=b&port=5433",
        ],
        wanted: "read-write",
      }),
    )
  })

  it("says by target_session_attrs what is wanted, also of one host", () => {
    expect(databaseHosts("postgresql://a/stemma?target_session_attrs=primary")).to.deep.equal(
      E.right({ urls: ["postgresql://a/stemma"], wanted: "primary" }),
    )
    for (const other of ["standby", "read-only", "prefer-standby", "any"])
      expect(faultOf(`postgresql://a,b/stemma?target_session_attrs=${other}`), other).to.include(
        "write target_session_attrs=read-write",
      )
  })

  it("is refused with a reason, and without a part of it", () => {
    expect(faultOf("host=a,b dbname=stemma")).to.include("must be a URL such as postgresql://")
    expect(faultOf("postgresql://u:p@a,,b/stemma")).to.equal("has an empty host between two commas")
    expect(faultOf("postgresql://u:p@/stemma?host=a,b,c&port=1,2")).to.equal("has 3 hosts, but 2 ports")
    const secret = fc.string({ unit: "binary", minLength: 6 }).map((text) => `s3cret${text}`)
    fc.assert(
      fc.property(secret, (text) => {
        for (const url of [`postgresql://u:${text}@a:x,b/stemma`, `postgresql://${text},b/stemma?host=${text}`, text])
          expect(faultOf(url)).to.not.include("s3cret").and.not.include("\n")
      }),
    )
  })

  it("is shown without its account", () => {
    expect(serversOf("postgresql://u:p@/stemma?host=a,b")).to.equal("a, b")
    expect(serversOf("postgresql://u:p@a:5432,b:5433/stemma?target_session_attrs=read-write")).to.equal(
      "a:5432, b:5433",
    )
  })
})
