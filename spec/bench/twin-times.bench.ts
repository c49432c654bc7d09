/*
 * Whether the time of an answer says that a record exists which the reader may not see. Each route is asked in pairs: for a name or an id
 * of a hidden or living person, and for one that nothing has. The pairs are interleaved, and each begins with the other one in turn. The
 * slowest 5 % of each side are left out. It prints Welch's t for each route, and ends with 1 if one is 4.5 or more.
 * `make twin-times`, or with another number of pairs: node spec/bench/twin-times.bench.ts 500
 */
import * as http from "node:http"
import { newId } from "../../adapters/uuid/new-id.ts"
import { startBenchServer } from "./bench-server.ts"
import { spawnService } from "./spawned-service.ts"
import { surroundings } from "./surroundings.ts"
import { mean, welch, withoutSlowest } from "./welch.ts"

const [pairs = 2_000] = process.argv.slice(2).map(Number)
const MOST_T = 4.5
const WARM_UP = 200
const PEOPLE = 200

/** One route, asked for what a reader may not see and for what does not exist. */
interface Twin {
  readonly name: string
  readonly unseen: string
  readonly unknown: string
}

const bench = await startBenchServer(surroundings())
await bench.close()
const service = await spawnService(bench.folder, bench.url)
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

const api = async (
  path: string,
  token: string,
  body?: FormData | object,
): Promise<{ readonly [key: string]: string }> => {
  const isForm = body instanceof FormData
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    ...(body === undefined ? {} : { method: "POST", body: isForm ? body : JSON.stringify(body) }),
    headers: { ...(isForm ? {} : { "content-type": "application/json" }), authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return JSON.parse(await response.text())
}

/** The time of one request on the one connection, in milliseconds, with its status. */
const timeOf = (path: string): Promise<{ readonly ms: number; readonly status: number }> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const request = http.get(`${service.origin}/api/v1${path}`, { agent }, (response) => {
      response.resume()
      response.once("end", () => resolve({ ms: performance.now() - started, status: response.statusCode ?? 0 }))
    })
    request.once("error", reject)
  })

/** A public tree with visible, hidden and living people and media, and the pairs of addresses. */
const plantTwins = async (): Promise<readonly Twin[]> => {
  const { token = "" } = await api("/auth/register", "", {
    email: "twins@example.org",
    password: "measure twice, cut once",
  })
  const { id: tree = "" } = await api("/trees", token, { name: "Twins", visibility: "public" })
  const person = async (given_name: string, surname: string, more: object): Promise<string> =>
    (await api(`/trees/${tree}/persons`, token, { given_name, surname, ...more })).id ?? ""
  const medium = async (personId: string): Promise<string> => {
    const form = new FormData()
    form.append("file", new Blob(["a note about somebody"], { type: "text/plain" }), "note.txt")
    form.append("person_id", personId)
    return (await api(`/trees/${tree}/media`, token, form)).id ?? ""
  }
  const dead = { is_living: false }
  for (let number = 0; number < PEOPLE; number++) await person(`Anna${number % 17}`, `Kohl${number % 23}`, dead)
  const seen = await person("Emma", "Darwin", dead)
  const hidden = await person("Walburga", "Zimmermann", { ...dead, privacy: "hidden" })
  await person("Ludmilla", "Oberhofer", { is_living: true })
  await person("Anna3", "Kohl5", { ...dead, privacy: "hidden" })
  const [seenMedium, hiddenMedium] = [await medium(seen), await medium(hidden)]
  const [nothing, open] = [newId(), `/public/trees/${tree}/persons`]
  // A record that readers see has been read before.
  await timeOf(`/public/persons/${seen}`)
  await timeOf(`/public/media/${seenMedium}`)
  return [
    { name: "search for a hidden person", unseen: `${open}?q=walburga`, unknown: `${open}?q=wilhelmi` },
    {
      name: "search for a hidden person, both names",
      unseen: `${open}?q=walburga%20zimmermann`,
      unknown: `${open}?q=wilhelmi%20zuckermann`,
    },
    {
      name: "search for a living person",
      unseen: `${open}?q=ludmilla%20oberhofer`,
      unknown: `${open}?q=leopolda%20obermeier`,
    },
    { name: "search for a hidden person with a slip", unseen: `${open}?q=wallburga`, unknown: `${open}?q=wilhellmi` },
    { name: "GET /public/persons/{id}", unseen: `/public/persons/${hidden}`, unknown: `/public/persons/${nothing}` },
    {
      name: "GET /public/persons/{id}/names",
      unseen: `/public/persons/${hidden}/names`,
      unknown: `/public/persons/${nothing}/names`,
    },
    {
      name: "GET /public/persons/{id}/events",
      unseen: `/public/persons/${hidden}/events`,
      unknown: `/public/persons/${nothing}/events`,
    },
    { name: "GET /public/media/{id}", unseen: `/public/media/${hiddenMedium}`, unknown: `/public/media/${nothing}` },
  ]
}

const measure = async ({ name, unseen, unknown }: Twin): Promise<number> => {
  const times: { readonly unseen: number[]; readonly unknown: number[] } = { unseen: [], unknown: [] }
  const ask = async (side: keyof typeof times, path: string): Promise<number> => {
    const { ms, status } = await timeOf(path)
    times[side].push(ms)
    return status
  }
  for (let pair = 0; pair < pairs + WARM_UP; pair++) {
    if (pair === WARM_UP) for (const list of [times.unseen, times.unknown]) list.length = 0
    const isEven = pair % 2 === 0
    const first = isEven ? await ask("unseen", unseen) : await ask("unknown", unknown)
    const second = isEven ? await ask("unknown", unknown) : await ask("unseen", unseen)
    if (first !== second) throw new Error(`${name}: the statuses ${first} and ${second} differ.`)
  }
  const [ofUnseen, ofUnknown] = [withoutSlowest(times.unseen), withoutSlowest(times.unknown)]
  const t = welch(ofUnseen, ofUnknown)
  const figures = [mean(ofUnseen).toFixed(3), mean(ofUnknown).toFixed(3), t.toFixed(2)].map((text) => text.padStart(10))
  console.log(name.padEnd(42), ...figures, Math.abs(t) < MOST_T ? "" : "  too sure")
  return Math.abs(t)
}

try {
  const twins = await plantTwins()
  console.log(`${pairs} pairs`.padEnd(42), "unseen ms".padStart(10), "unknown ms".padStart(10), "t".padStart(10))
  let worst = 0
  for (const twin of twins) worst = Math.max(worst, await measure(twin))
  process.exitCode = worst < MOST_T ? 0 : 1
} finally {
  agent.destroy()
  await service.stop()
  await bench.end()
}
