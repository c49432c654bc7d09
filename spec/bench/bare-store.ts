/*
 * The floor of the media benchmark, a process of its own: an HTTP server that does nothing but pass a body on to the store, and a blob
 * back. `node spec/bench/bare-store.ts files <folder>` or `… s3 <options as JSON>`; prints its address.
 */
import { once } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { Client } from "minio"
import type { S3Options } from "../../adapters/minio/client.ts"

const [kind, where = ""] = process.argv.slice(2)

interface Bare {
  put(body: IncomingMessage): Promise<unknown>
  get(answer: ServerResponse): Promise<void>
}

/** A new file every time: one that is there already is written faster. */
const files = (folder: string): Bare => {
  let count = 0
  return {
    put: (body) => pipeline(body, createWriteStream(join(folder, `bare-${++count}`), { flush: true })),
    get: (answer) => pipeline(createReadStream(join(folder, `bare-${count}`)), answer),
  }
}

const s3 = ({ endpoint, bucket, accessKey, secretKey, region }: S3Options): Bare => {
  const { hostname, port, protocol } = new URL(endpoint)
  const client = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: protocol === "https:",
    accessKey,
    secretKey,
    region,
    partSize: 8 * 1_048_576,
  })
  return {
    put: (body) => client.putObject(bucket, "bare", body, Number(body.headers["content-length"])),
    get: async (answer) => pipeline(await client.getObject(bucket, "bare"), answer),
  }
}

const store = kind === "s3" ? s3(JSON.parse(where)) : files(where)
const server = createServer((request, answer) => {
  if (request.method === "PUT") void store.put(request).then(() => answer.end())
  else void store.get(answer)
})
server.listen(0, "127.0.0.1")
await once(server, "listening")
const address = server.address()
console.log(`http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`)
