import { once } from "node:events"
import { readdir } from "node:fs/promises"
import { connect } from "node:net"
import { expect } from "chai"
import type { TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"

onEveryHost("A large file for someone else's tree", (stage) => {
  /** The status of an upload of which only the beginning is sent. */
  const begun = async (path: string, { token }: TestUser): Promise<number> => {
    const socket = connect(Number(new URL(stage.host.url).port), "127.0.0.1")
    socket.write(
      `POST /api/v1${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Length: 400000000\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; ' +
        'filename="a"\r\n\r\n0 HEAD',
    )
    const [answer] = await once(socket, "data")
    expect(await readdir(stage.host.uploadDir)).to.deep.equal([])
    socket.destroy()
    return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])
  }

  for (const path of ["gedcom/import", "gedcom/preview", "gedcom/uploads"]) {
    it(`is refused before any of it is stored: ${path}`, async () => {
      const viewer = await stage.tree.join("viewer")
      for (const user of [stage.stranger, viewer])
        expect(await begun(`/trees/${stage.tree.id}/${path}`, user)).to.equal(403)
    })
  }
})
