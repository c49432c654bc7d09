import { request, type ClientRequest } from "node:http"
import type { Schemas } from "../support/http.ts"
import { checksumOf } from "../support/media.ts"
import { at, told } from "../support/tree-scene.ts"
import type { RunningServer } from "./running-service.ts"

/** Uploads a file; the answer, whatever it is. */
export const send = ({ url }: Pick<RunningServer, "url">, token: string, treeId: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> => {
  const form = new FormData()
  form.set("file", new Blob([bytes]), "a.bin")
  return fetch(`${url}/api/v1/trees/${treeId}/media`, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: form })
}

/** Uploads a file that must be taken: its id. */
export const keep = async (server: RunningServer, token: string, treeId: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const response = await send(server, token, treeId, bytes)
  if (response.status !== 201) throw new Error(`refused: ${response.status} ${await response.text()}`)
  const { id }: Schemas["MediaRead"] = JSON.parse(await response.text())
  return id
}

/** Begins an upload that sends these bytes of its file, and no more until it is told to `end`. */
export const sendHalf = ({ url }: RunningServer, token: string, treeId: string, bytes: Uint8Array): ClientRequest => {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "multipart/form-data; boundary=half" }
  const begun = request(`${url}/api/v1/trees/${treeId}/media`, { method: "POST", headers }).on("error", () => undefined)
  begun.write('--half\r\nContent-Disposition: form-data; name="file"; filename="half.bin"\r\n\r\n')
  begun.write(bytes)
  return begun
}

/** The ids of a tree's media, each of which must have its bytes, and the very ones that were sent. */
export const soundMedia = async (server: RunningServer, token: string, treeId: string): Promise<readonly string[]> => {
  const listed = await told(server.client(token).GET("/trees/{tree_id}/media", at({ tree_id: treeId }, { query: { limit: 200 } })))
  for (const { id, url, checksum } of listed) {
    const content = await fetch(server.url + url, { headers: { Authorization: `Bearer ${token}` } })
    if (content.status !== 200 || checksumOf(Buffer.from(await content.arrayBuffer())) !== checksum) throw new Error(`media ${id} is not whole: ${content.status}`)
  }
  return listed.map(({ id }) => id)
}
