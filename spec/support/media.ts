import { createHash } from "node:crypto"
import type { Schemas, TestHost, TestUser } from "./http.ts"

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
)

export const checksumOf = (bytes: Uint8Array): string => `sha256:${createHash("sha256").update(bytes).digest("hex")}`

/** One part of a form: a field, or a file with its name. */
export type FormPart =
  | readonly [name: string, value: string]
  | readonly [name: string, bytes: Uint8Array, filename: string]

const asBlob = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)])

/** Sends a form with its parts in this order. */
export const sendForm = (
  host: TestHost,
  { token }: Pick<TestUser, "token">,
  treeId: string,
  ...parts: readonly FormPart[]
): Promise<Response> => {
  const form = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === "string") form.append(name, value)
    else form.append(name, asBlob(value), filename)
  }
  return host.fetch(`/api/v1/trees/${treeId}/media`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

const isMedia = (body: unknown): body is Schemas["MediaRead"] =>
  typeof body === "object" && body !== null && "checksum" in body

/** Uploads a file that must be taken. */
export const upload = async (
  host: TestHost,
  who: TestUser,
  treeId: string,
  bytes: Uint8Array = PIXEL,
  filename = "pixel.png",
  fields: Readonly<Record<string, string>> = {},
): Promise<Schemas["MediaRead"]> => {
  const response = await sendForm(host, who, treeId, ...Object.entries(fields), ["file", bytes, filename])
  const body: unknown = await response.json()
  if (response.status !== 201 || !isMedia(body)) throw new Error(`refused: ${response.status} ${JSON.stringify(body)}`)
  return body
}

/** How many blobs the store holds for a tree. */
export const blobsOf = async ({ store }: TestHost, treeId: string): Promise<number> => {
  let count = 0
  for await (const entries of store.blobs.list()) count += entries.filter(({ key }) => key.treeId === treeId).length
  return count
}
