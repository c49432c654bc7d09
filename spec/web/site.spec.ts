import { once } from "node:events"
import { request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect } from "chai"
import { overBudget } from "../../adapters/web/build.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { builtApp } from "./support/built-app.ts"

const HTML = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" }

for (const kind of hosts) {
  describe(`The site of the browser app, on the ${kind.name} host`, () => {
    let host: TestHost
    before(async () => {
      host = await kind.start({ WEB: "on" })
    })
    after(() => host.stop())
    const open = (path: string, headers: Record<string, string> = HTML, method = "GET") =>
      fetch(host.url + path, { method, headers })

    it("answers its page at every address with a screen, to a browser", async () => {
      for (const path of ["/", "/t/01890000-0000-7000-8000-000000000000", "/t/x/p/y/page", "/account", "/sign-in"]) {
        const response = await open(path)
        expect([response.status, response.headers.get("content-type")]).to.deep.equal([200, "text/html; charset=utf-8"])
        expect(await response.text()).to.include('<div id="app"></div>')
      }
    })

    it("answers its page at / to a client without wishes, such as curl", async () => {
      const { port } = new URL(host.url)
      for (const accept of [undefined, "*/*", ""]) {
        const headers = accept === undefined ? {} : { Accept: accept }
        // Unlike `fetch`, this client adds no header of its own.
        const [response] = await once(request({ port, headers }).end(), "response")
        response.resume()
        expect([accept, response.statusCode, response.headers["content-type"]]).to.deep.equal([
          accept,
          200,
          "text/html; charset=utf-8",
        ])
        expect(response.headers.vary).to.include("Accept")
      }
    })

    it("answers its page with 404 at an address without a screen", async () => {
      for (const path of ["/nowhere", "/accounts", "/T/x"]) expect((await open(path)).status).to.equal(404)
    })

    it("leaves programs what they had: problems at unknown addresses, and every address of the API", async () => {
      for (const [path, accept] of [
        ["/", "application/json"],
        ["/", "application/json, text/html;q=0.5"],
        ["/", "image/*"],
        ["/nowhere", "*/*"],
        ["/t/x", "*/*"],
      ] as const) {
        const response = await open(path, { Accept: accept })
        expect([response.status, response.headers.get("content-type")]).to.deep.equal([
          404,
          "application/problem+json; charset=utf-8",
        ])
        expect(response.headers.get("vary")).to.include("Accept")
      }
      for (const [path, status] of [
        ["/api/v1/nowhere", 404],
        ["/api/v2", 404],
        ["/api", 404],
        // Assistants only post there.
        ["/mcp", 405],
      ] as const) {
        const response = await open(path)
        expect([path, response.status, response.headers.get("content-type")]).to.deep.equal([
          path,
          status,
          "application/problem+json; charset=utf-8",
        ])
      }
      expect((await open("/healthz")).headers.get("content-type")).to.include("json")
      expect(await (await open("/verify-email")).text()).to.include("Confirm your e-mail address")
      expect((await open("/", HTML, "POST")).status).to.equal(404)
    })

    it("allows the page nothing but what comes from the service, and no script or style within it", async () => {
      const response = await open("/")
      expect(response.headers.get("content-security-policy")?.split("; ")).to.have.members([
        "default-src 'self'",
        "img-src 'self' blob: data:",
        "style-src 'self'",
        "script-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ])
      expect(response.headers.get("x-content-type-options")).to.equal("nosniff")
      expect(response.headers.get("permissions-policy")).to.match(/^camera=\(\), .*geolocation=\(\), .*microphone=\(\)/)
      const html = await response.text()
      expect(html).to.not.match(/<style|<[^>]* (?:style|on\w+)=|<script(?![^>]* src=)/)
      expect(html).to.not.include("{{")
    })

    it("lets browsers keep files with hashed names for ever, and ask for the page each time", async () => {
      const page = await open("/")
      expect(page.headers.get("cache-control")).to.equal("no-cache")
      const tag = page.headers.get("etag") ?? ""
      expect((await open("/t/x", { ...HTML, "If-None-Match": tag })).status).to.equal(304)
      const assets = [...(await page.text()).matchAll(/(?:src|href|data-sample)="([^"]+)"/g)].map(([, at = ""]) => at)
      expect(assets.map((path) => path.replace(/-\w{8}\./, "."))).to.include.members([
        "/assets/app.js",
        "/assets/app.css",
        "/assets/icon.svg",
        "/assets/sample.ged",
      ])
      for (const path of assets) {
        const asset = await open(path, { Accept: "*/*" })
        expect([path, asset.status, asset.headers.get("cache-control")]).to.deep.equal([
          path,
          200,
          "public, max-age=31536000, immutable",
        ])
        expect(asset.headers.get("vary")).to.equal("Accept-Encoding")
        expect((await open(path, { "If-None-Match": asset.headers.get("etag") ?? "" })).status).to.equal(304)
      }
      expect((await open("/assets/app-00000000.js", { Accept: "*/*" })).status).to.equal(404)
    })

    it("sends what was compressed beforehand, as the client wants it", async () => {
      const { files } = await builtApp()
      const [name = "", bytes = new Uint8Array()] = [...files].find(([one]) => /^app-\w+\.js$/.test(one)) ?? []
      const coded = async (encoding: string): Promise<readonly [string | null, Buffer]> => {
        const response = await open(`/assets/${name}`, { "Accept-Encoding": encoding })
        return [response.headers.get("content-encoding"), Buffer.from(await response.arrayBuffer())]
      }
      for (const [encoding, wanted] of [
        ["gzip, deflate, br, zstd", "br"],
        ["gzip", "gzip"],
        ["identity", null],
      ] as const) {
        const [sent, body] = await coded(encoding)
        expect(sent).to.equal(wanted)
        expect(body.equals(bytes)).to.equal(true)
      }
      expect(brotliDecompressSync(files.get(`${name}.br`) ?? "").equals(bytes)).to.equal(true)
      expect(gunzipSync(files.get(`${name}.gz`) ?? "").equals(bytes)).to.equal(true)
    })

    it("answers HEAD like GET, without a body", async () => {
      const [got, head] = [await open("/"), await open("/", HTML, "HEAD")]
      expect([head.status, await head.text()]).to.deep.equal([200, ""])
      for (const name of ["content-type", "content-length", "etag", "cache-control"])
        expect(head.headers.get(name)).to.equal(got.headers.get(name))
    })
  })

  describe(`The settings of the site, on the ${kind.name} host`, () => {
    it("leave the app out with WEB=off", async () => {
      const host = await kind.start({ WEB: "off" })
      const response = await fetch(host.url, { headers: HTML })
      expect([response.status, response.headers.get("content-type")]).to.deep.equal([
        404,
        "application/problem+json; charset=utf-8",
      ])
      await host.stop()
    })

    it("name the path of PUBLIC_URL in the addresses of the page", async () => {
      const host = await kind.start({ WEB: "on", PUBLIC_URL: "https://trees.example.org/family/" })
      const html = await (await fetch(host.url, { headers: HTML })).text()
      expect(html)
        .to.include('data-base="/family"')
        .and.match(/src="\/family\/assets\/app-\w{8}\.js"/)
      await host.stop()
    })
  })
}

describe("The budgets of the browser app", () => {
  it("are kept", async () => {
    const { parts } = await builtApp()
    for (const { name, size } of parts) console.log(`      ${(size / 1000).toFixed(1).padStart(6)} kB  ${name}`)
    expect(overBudget(parts)).to.deep.equal([])
  })

  it("would be seen to be broken", () => {
    expect(overBudget([{ name: "style", files: [], size: 12_001 }])).to.deep.equal([
      "The style has 12.0 kB, more than its budget of 12 kB.",
    ])
  })
})
