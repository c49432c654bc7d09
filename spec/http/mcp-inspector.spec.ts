import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { hosts, type TestHost } from "../support/http.ts"
import { openToAssistants, tokenOf, withProvider } from "../support/mcp-client.ts"
import { plantTree } from "../support/tree-scene.ts"

const root = resolve(import.meta.dirname, "../..")

/**
 * The command line of the MCP inspector, if it is installed: it brings 110 MB, so it is no dependency.
 * `MCP_INSPECTOR=$(realpath node_modules/.bin/mcp-inspector)` in a folder after `npm i @modelcontextprotocol/inspector`.
 */
const inspector = process.env.MCP_INSPECTOR ?? ""

for (const kind of inspector === "" ? [] : hosts) {
  describe(`the command line of the MCP inspector, on the ${kind.name} host`, () => {
    let host: TestHost
    let token: string
    let personId: string
    before(async () => {
      host = await kind.start(withProvider)
      const owner = await host.user()
      const tree = await plantTree(host, owner)
      await openToAssistants(owner, tree.id)
      personId = (await tree.person({ given_name: "Emma", death: { date: { year: 1896 } } })).id
      token = await tokenOf(owner, ["read", "propose"])
    })
    after(() => host.stop())

    const inspect = async (target: readonly string[], method: string, ...more: readonly string[]) => {
      const words = [inspector, "--cli", ...target, "--method", method, ...more]
      return JSON.parse((await promisify(execFile)(process.execPath, words, { cwd: root })).stdout)
    }
    const overHttp = (): readonly string[] => [
      ...[`${host.url}/mcp`, "--transport", "http"],
      ...["--header", `Authorization: Bearer ${token}`],
    ]
    const overCommand = (): readonly string[] => [
      ...["-e", `STEMMA_URL=${host.url}`, "-e", `STEMMA_TOKEN=${token}`],
      ...[process.execPath, "bootstrap/cli.ts", "mcp"],
    ]

    for (const [way, target] of Object.entries({ "/mcp": overHttp, "`stemma mcp`": overCommand }))
      it(`lists the tools of ${way} and calls one`, async () => {
        const { tools } = await inspect(target(), "tools/list")
        const names: readonly string[] = tools.map(({ name }: { readonly name: string }) => name)
        expect(names).to.have.length(13).and.include.members(["get_person", "propose_changes"])
        const said = ["--tool-name", "get_person", "--tool-arg", `person_id=${personId}`]
        const { content, isError } = await inspect(target(), "tools/call", ...said)
        expect(isError).to.equal(undefined)
        expect(JSON.parse(content[0].text).data.person).to.include({ id: personId, given_name: "Emma" })
      })

    it("learns that there are no resources", async () => {
      expect(await inspect(overHttp(), "resources/list")).to.deep.equal({ resources: [] })
    })
  })
}
