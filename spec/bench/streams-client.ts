/**
 * Opens idle streams for streams.bench.ts: `node streams-client.ts COUNT` with lines `URL TOKEN` as standard input, of
 * which each gets COUNT streams. Says `open` when all are open.
 */
import { request } from "node:http"
import { createInterface } from "node:readline/promises"

const each = Number(process.argv[2] ?? "0")

const open = (url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: "text/event-stream" }
    request(url, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
      response.once("data", () => resolve()).resume()
    })
      .once("error", reject)
      .end()
  })

for await (const line of createInterface({ input: process.stdin })) {
  const [url = "", token = ""] = line.split(" ")
  await Promise.all(Array.from({ length: each }, () => open(url, token)))
}
console.log("open")
