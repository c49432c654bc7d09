import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { expect } from "chai"
import client from "../adapters/client/package.json" with { type: "json" }
import manifest from "../package.json" with { type: "json" }

const root = resolve(import.meta.dirname, "..")
const read = (path: string): Promise<string> => readFile(join(root, path), "utf8")
const numbersOf = (version: string): readonly number[] => version.replace(/-dev$/, "").split(".").map(Number)
const isLater = (one: string, other: string): boolean => {
  const [ones, others] = [numbersOf(one), numbersOf(other)]
  const at = ones.findIndex((number, place) => number !== others[place])
  return at >= 0 && (ones[at] ?? 0) > (others[at] ?? 0)
}

describe("The version", () => {
  it("is later than that of each release in the changelog, and these fall", async () => {
    const headings = [...(await read("CHANGELOG.md")).matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading)
    expect(headings[0]).to.equal("Unreleased")
    const releases = headings.slice(1).map((heading) => {
      expect(heading).to.match(/^\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/)
      return heading.split(" - ")[0] ?? ""
    })
    const versions = manifest.version.endsWith("-dev") ? [manifest.version, ...releases] : releases
    expect(versions[0]).to.equal(manifest.version)
    for (const [place, version] of versions.slice(1).entries())
      expect(isLater(versions[place] ?? "", version), `${versions[place]} before ${version}`).to.equal(true)
  })

  it("is the same in the lock file, in the package of the client and in the document on the packages", async () => {
    const lock: { readonly version: string } = JSON.parse(await read("package-lock.json"))
    expect(lock.version).to.equal(manifest.version)
    expect(client.version).to.equal(manifest.version)
    const names = new Set((await read("docs/embedding.md")).match(/stemma-(?:client-)?[\d.]+[\w.-]*\.tgz/g))
    expect([...names]).to.have.members([`stemma-${manifest.version}.tgz`, `stemma-client-${manifest.version}.tgz`])
  })
})
