import { once } from "node:events"
import { createServer } from "node:http"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { readConfig } from "../../bootstrap/config.ts"
import { publicUrlOf } from "../../bootstrap/public-url.ts"

const urlBy = (settings: Readonly<Record<string, string>>, server = createServer()): string => {
  const config = readConfig(settings)
  return E.isLeft(config) ? config.left : publicUrlOf(config.right, server)
}

describe("The address that links begin with", () => {
  it("is PUBLIC_URL, wherever the service listens", () => {
    expect(urlBy({ PUBLIC_URL: "https://trees.example.org/family/", HOST: "0.0.0.0", PORT: "0" })).to.equal(
      "https://trees.example.org/family",
    )
  })

  it("is else where the settings say that a server listens", () => {
    expect(urlBy({})).to.equal("http://127.0.0.1:8080")
    expect(urlBy({ HOST: "trees.local", PORT: "80" })).to.equal("http://trees.local:80")
    expect(urlBy({ HOST: "::1" })).to.equal("http://[::1]:8080")
  })

  it("is one to go to where the server listens on every address of its machine", () => {
    for (const HOST of ["0.0.0.0", "::"]) expect(urlBy({ HOST })).to.equal("http://localhost:8080")
  })

  it("has the port that the server got", async () => {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    expect(urlBy({ PORT: "0" }, server)).to.equal(
      `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    )
    server.close()
  })
})
