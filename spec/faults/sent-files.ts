import { request, type ClientRequest } from "node:http"
import type { Schemas } from "../support/http.ts"
import { checksumOf } from "../support/media.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import type { RunningServer } from "./running-service.ts"

type Content = string | Uint8Array<ArrayBuffer>

/** Sends a file to a path within the API; the answer, whatever it is. */
export const sendFile = (
  { url }: Pick<RunningServer, "url">,
  token: string,
  path: string,
  content: Content,
): Promise<Response> => {
  const form = new FormData()
  form.set("file", new Blob([content]), "a file")
  return fetch(`${url}/api/v1${path}`, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: form })
}

/** Uploads a media file; the answer, whatever it is. */
export const send = (
  server: Pick<RunningServer, "url">,
  token: string,
  treeId: string,
  bytes: Content,
): Promise<Response> => sendFile(server, token, `/trees/${treeId}/media`, bytes)

/** Uploads a file that must be taken: its id. */
export const keep = async (
  server: RunningServer,
  token: string,
  treeId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const response = await send(server, token, treeId, bytes)
  if (response.status !== 201) throw new Error(`refused: ${response.status} ${await response.text()}`)
  const { id }: Schemas["MediaRead"] = JSON.parse(await response.text())
  return id
}

/** Starts an upload that sends these bytes of its file and waits for `end`. */
export const sendHalf = ({ url }: RunningServer, token: string, treeId: string, bytes: Uint8Array): ClientRequest => {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "multipart/form-data; boundary=half" }
  const begun = request(`${url}/api/v1/trees/${treeId}/media`, { method: "POST", headers }).on("error", () => undefined)
  begun.write('--half\r\nContent-Disposition: form-data; name="file"; filename="half.bin"\r\n\r\n')
  begun.write(bytes)
  return begun
}

/** The ids of a tree's media, each of which must have its bytes, and the very ones that were sent. */
export const soundMedia = async (server: RunningServer, token: string, treeId: string): Promise<readonly string[]> => {
  const listed = await dataOf(
    server.client(token).GET("/trees/{tree_id}/media", at({ tree_id: treeId }, { query: { limit: 200 } })),
  )
  for (const { id, url, checksum } of listed) {
    const content = await fetch(server.url + url, { headers: { Authorization: `Bearer ${token}` } })
    if (content.status !== 200 || checksumOf(Buffer.from(await content.arrayBuffer())) !== checksum)
      throw new Error(`media ${id} is not whole: ${content.status}`)
  }
  return listed.map(({ id }) => id)
}
