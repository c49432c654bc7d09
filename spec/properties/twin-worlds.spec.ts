import { expect } from "chai"
import { seeded } from "../bench/random.ts"
import { isNightly } from "../support/depth.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { withProvider } from "../support/mcp-client.ts"
import { seedFrom } from "../support/seed.ts"
import { answerIn } from "../twins/answers.ts"
import { hasValidBody } from "../twins/bodies.ts"
import { modes } from "../twins/modes.ts"
import { addressIn, anyRequest, twinRoutes } from "../twins/requests.ts"
import { plantTwins, readers, readersOf, type TwinWorld } from "../twins/world.ts"

/** The number of pairs of requests, from PAIRS. */
const PAIRS = Number(process.env.PAIRS ?? (isNightly ? 200_000 : 2_000))

/** So many pairs are asked of two worlds before others are planted. */
const PAIRS_OF_WORLDS = Math.max(200, Math.min(2_000, Math.ceil(PAIRS / modes.length)))

/** The number of ids that the private tree of the first world adds to the slots. */
const closed: Readonly<Record<string, number>> = {
  ...{ tree_id: 1, person_id: 2, other_id: 2, event_id: 3, relationship_id: 1 },
  ...{ source_id: 2, citation_id: 2, association_id: 2, comment_id: 2, media_id: 2, name_id: 2 },
}

/** A member reads what happened to deleted records in the history and the feed, and a file of a tree has its time. */
const isOfHistory = (path: string): boolean => /\/(?:feed|history|entries|export|changes|activity|audit)\b/.test(path)

/** Each commit asks PostgreSQL alone, which has more that could differ: statements with filters of their own. */
const askedHosts = isNightly || process.env.PAIRS !== undefined ? hosts : hosts.slice(-1)

for (const kind of askedHosts) {
  describe(`twin worlds, on two ${kind.name} hosts`, () => {
    let services: readonly [TestHost, TestHost]
    before(async () => {
      services = [await kind.start(withProvider), await kind.start(withProvider)]
    })
    after(async () => {
      for (const service of services) await service.stop()
    })

    it(`give no reader another status, header or byte because of what they may not see, in ${PAIRS} pairs`, async () => {
      const asked = new Set<string>()
      const answered = new Set<string>()
      let pairs = 0
      for (let round = 0; pairs < PAIRS; round += 1) {
        const mode = modes[round % modes.length] ?? "living"
        const seed = seedFrom(process.env.SEED) + round
        const random = seeded(seed)
        const [one, other] = await plantTwins(services, seed, mode)
        const closedIn = (name: string): number => (mode === "private trees" ? (closed[name] ?? 0) : 0)
        for (let turn = 0; turn < PAIRS_OF_WORLDS && pairs < PAIRS; turn += 1) {
          const route = twinRoutes[pairs % twinRoutes.length]
          pairs += 1
          if (route === undefined) continue
          const request = anyRequest(random, route, { readers: readersOf(mode), world: one, closedIn })
          if (request.reader === "viewer" && (request.method === "HEAD" || isOfHistory(request.path))) continue
          asked.add(`${route.method} ${route.path}`)
          const said = `${mode}, seed ${seed}: ${JSON.stringify(request)} at ${addressIn(one, request)}`
          const [here, there] = await Promise.all([answerIn(one, request), answerIn(other, request)])
          expect(here, said).to.deep.equal(there)
          // The refusal of a valid body shows that the request came as far as the records.
          if (request.reader === "stranger" && hasValidBody(route)) expect(here.status, said).to.not.equal(422)
          if (here.status === 200 && request.path.includes("{tree_id}")) answered.add(request.reader)
        }
      }
      if (PAIRS < 2_000) return
      expect(asked.size).to.equal(twinRoutes.length)
      expect([...answered]).to.have.members(readers)
    })

    it("would be told apart by a reader who may see what differs", async () => {
      for (const mode of ["living", "values", "count"] as const) {
        const [one, other] = await plantTwins(services, 1, mode)
        const list = (world: TwinWorld) =>
          answerIn(world, {
            reader: "viewer",
            method: "GET",
            path: "/trees/{tree_id}/events",
            slots: { tree_id: 0 },
            query: "",
            viewAs: null,
            body: "",
          })
        expect(await list(one), mode).to.not.deep.equal(await list(other))
      }
    })
  })
}
