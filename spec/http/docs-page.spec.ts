import { expect } from "chai"
import { codes } from "../../adapters/http/problems.ts"
import { onEveryHost } from "../support/on-every-host.ts"

const assets = ["swagger-ui.css", "page.css", "swagger-ui-bundle.js", "page.js"]

onEveryHost("The page of the API description", (stage) => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    stage.host.fetch(`/api/v1/docs${path}`, { headers })

  it("contains no script and no style, and loads them from its own origin only", async () => {
    const response = await get("")
    const html = await response.text()
    expect(response.headers.get("content-type")).to.equal("text/html; charset=utf-8")
    const policy = response.headers.get("content-security-policy") ?? ""
    expect(policy)
      .to.include("default-src 'none'; script-src 'self'; style-src 'self'")
      .and.not.match(/unsafe|\*|https?:/)
    expect(html).to.not.match(/<style|style="|<script(?! src="docs\/)| on\w+="|https?:\/\//)
    const loaded = [...html.matchAll(/(?:href|src)="docs\/([^"]+)"/g)].map(([, name]) => name)
    expect(loaded).to.deep.equal(assets)
  })

  it("explains every problem at the place that its type names, also without JavaScript", async () => {
    const html = await (await get("")).text()
    expect(codes.filter(({ code }) => !html.includes(`id="${code}"`))).to.deep.equal([])
    const missing: unknown = await (await stage.host.fetch("/api/v1/nothing")).json()
    expect(missing).to.have.property("type", "/api/v1/docs#unknown_path")
  })

  it("has scripts and styles that caches keep and validate", async () => {
    for (const name of assets) {
      const response = await get(`/${name}`)
      await response.arrayBuffer()
      const type = name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
      expect([response.status, response.headers.get("content-type")], name).to.deep.equal([200, type])
      expect(response.headers.get("cache-control"), name).to.equal("public, max-age=300")
      const again = await get(`/${name}`, { "if-none-match": response.headers.get("etag") ?? "" })
      expect(again.status, name).to.equal(304)
    }
    expect((await get("/index.html")).status).to.equal(404)
  })
})
