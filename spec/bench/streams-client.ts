/** Opens idle streams for streams.bench.ts: `node streams-client.ts URL TOKEN COUNT`. Says `open` when all are open. */
import { request } from "node:http"

const [url = "", token = "", count = "0"] = process.argv.slice(2)

const open = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: "text/event-stream" }
    request(url, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
      response.once("data", () => resolve()).resume()
    })
      .once("error", reject)
      .end()
  })

for (let opened = 0; opened < Number(count); opened += 100)
  await Promise.all(Array.from({ length: Math.min(100, Number(count) - opened) }, open))
console.log("open")
