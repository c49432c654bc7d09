import { expect } from "chai"
import type { Page } from "puppeteer-core"
import { budgets, overBudget } from "../../../adapters/web/build.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { builtApp } from "../support/built-app.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"
import { itEachNight } from "../../support/depth.ts"

const MOST_BYTES_OF_100_CARDS = 25_000
const MOST_NODES = 600
const PEOPLE = 400
const CHILDREN = 4
const CARDS = 100

/** What a page has received: kind, address and bytes as they came over the line. */
interface Received {
  readonly kind: string
  readonly path: string
  readonly bytes: number
}

/** Follows what comes over the line, from now on. */
const receivedBy = async (page: Page): Promise<() => readonly Received[]> => {
  const session = await page.createCDPSession()
  const asked = new Map<string, { readonly kind: string; readonly path: string }>()
  const received: Received[] = []
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    asked.set(requestId, { kind: type, path: new URL(response.url).pathname })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = asked.get(requestId)
    if (answer !== undefined) received.push({ ...answer, bytes: encodedDataLength })
  })
  await session.send("Network.enable")
  return () => received
}

const report = (rows: readonly (readonly [what: string, is: string, budget: string])[]): void => {
  for (const [what, is, budget] of rows) console.log(`      ${what.padEnd(52)} ${is.padStart(12)}  ${budget}`)
}

const limits: Readonly<Record<string, number>> = budgets

const budgetOf = (part: string): string => (limits[part] === undefined ? "reported" : `at most ${limits[part]} kB`)

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const MB = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const heapOf = async (page: Page): Promise<number> => {
  const session = await page.createCDPSession()
  await session.send("HeapProfiler.collectGarbage")
  await session.detach()
  return (await page.metrics()).JSHeapUsedSize ?? 0
}

inTheApp("The budgets of the app", (stage) => {
  let tree = ""
  let ids: readonly string[] = []
  before(async () => {
    const { api } = stage().owner
    tree = (await dataOf(api.POST("/trees", { body: { name: "Large" } }))).id
    const people = Array.from({ length: PEOPLE }, (_, index) => ({
      op: "create" as const,
      entity: "person" as const,
      ref: `p${index}`,
      data: {
        given_name: `Margaret Elizabeth ${index}`,
        surname: "Featherstonehaugh",
        gender: index % 2 === 0 ? ("female" as const) : ("male" as const),
        birth: { date: { year: 1700 + index }, place: "Shrewsbury, Shropshire, England" },
        death: { date: { year: 1770 + index } },
      },
    }))
    const edges = people.slice(1).map((_, index) => ({
      op: "create" as const,
      entity: "relationship" as const,
      data: {
        type: "parent_child" as const,
        from_person_id: `$p${Math.floor(index / CHILDREN)}`,
        to_person_id: `$p${index + 1}`,
      },
    }))
    const { records } = await dataOf(
      api.POST("/trees/{tree_id}/batch", { ...at({ tree_id: tree }), body: { operations: [...people, ...edges] } }),
    )
    ids = records.map(({ id }) => id).slice(0, PEOPLE)
  })

  /** The family of the first person, as a reader sees it who has never been here. */
  const openLarge = async (query: string): Promise<{ opened: Visit; received: readonly Received[]; ms: number }> => {
    const opened = await stage().reader()
    const received = await receivedBy(opened.page)
    const start = performance.now()
    await opened.page.goto(`${stage().host.url}/t/${tree}/p/${ids[0]}${query}`)
    await opened.page.waitForSelector(`.chart [data-key="${ids[0]}"]`)
    const ms = performance.now() - start
    await opened.page.waitForNetworkIdle()
    return { opened, received: received(), ms }
  }

  it("for script and style of the first screen are kept, compressed with gzip", async () => {
    const { parts } = await builtApp()
    report(parts.slice(0, 3).map(({ name, size }) => [`${name}, gzip`, kB(size), budgetOf(name)] as const))
    expect(overBudget(parts)).to.deep.equal([])
    const { opened, received, ms } = await openLarge("")
    const linesOf = (kind: string) => received.filter((one) => one.kind === kind)
    const bytesOf = (kind: string) => kB(linesOf(kind).reduce((sum, { bytes }) => sum + bytes, 0))
    report([
      [`script over the line, in ${linesOf("Script").length} answers with headers`, bytesOf("Script"), "reported"],
      ["style over the line", bytesOf("Stylesheet"), "reported"],
      ["time to the first tree, with an empty cache", `${ms.toFixed(0)} ms`, "reported"],
    ])
    expectNoFault(opened)
  })

  it("for the family view are kept: one call for all its people, and 25 kB for 100 cards", async () => {
    const { opened, received } = await openLarge("?view=descendants&down=5")
    const calls = opened.calls.filter((call) => call !== "GET /users/me")
    expect(calls.filter((call) => call.includes("/neighbourhood"))).to.have.length(1)
    // The other one is for the name of the tree and the role of the reader.
    expect(calls.filter((call) => !call.includes("/neighbourhood"))).to.deep.equal([`GET /trees/${tree}`])
    const [answer] = received.filter(({ path }) => path.endsWith("/neighbourhood"))
    const path = { person_id: ids[0] ?? "" }
    const { persons } = await dataOf(
      stage().owner.api.GET("/persons/{person_id}/neighbourhood", {
        params: { path, query: { up: 0, down: 5, siblings: "none" } },
      }),
    )
    const bytes = ((answer?.bytes ?? Number.NaN) * CARDS) / persons.length
    report([
      [`calls after the account`, String(calls.length), "at most 2"],
      [`${CARDS} cards, of ${persons.length}`, kB(bytes), `at most ${kB(MOST_BYTES_OF_100_CARDS)}`],
    ])
    expect(persons.length).to.be.at.least(CARDS)
    expect(bytes).to.be.at.most(MOST_BYTES_OF_100_CARDS)
  })

  it("for the nodes of a chart is kept with a large tree, near and far", async () => {
    const { opened } = await openLarge("?view=descendants&down=5")
    const nodes = () => opened.page.evaluate(`document.querySelectorAll(".chart *").length`).then(Number)
    const near = await nodes()
    await opened.press("Farther away")
    const farther = await nodes()
    await opened.press("Whole chart")
    await opened.page.waitForFunction(`document.querySelector(".chart-canvas")?.hidden === false`)
    const far = await nodes()
    report([["nodes of the chart: near, farther, whole", `${near}, ${farther}, ${far}`, `at most ${MOST_NODES}`]])
    for (const count of [near, farther, far]) expect(count).to.be.within(1, MOST_NODES)
  })

  itEachNight("for memory is reported: 200 people in the middle, one after the other", async () => {
    const { opened } = await openLarge("")
    const { page } = opened
    const centre = async (index: number): Promise<void> => {
      const id = ids[index % 85] ?? ""
      await page.evaluate(
        `history.pushState(null, "", "/t/${tree}/p/${id}"); dispatchEvent(new PopStateEvent("popstate"))`,
      )
      await page.waitForFunction(`document.querySelector(".card.is-root [data-key='${id}']") !== null`)
    }
    const start = performance.now()
    for (let index = 1; index <= 100; index++) await centre(index)
    const half = await heapOf(page)
    for (let index = 101; index <= 200; index++) await centre(index)
    const whole = await heapOf(page)
    report([
      ["heap after 100 and 200 re-centrings", MB(half), "reported"],
      ["", MB(whole), "reported"],
      ["a re-centring", `${((performance.now() - start) / 200).toFixed(0)} ms`, "reported"],
    ])
    expectNoFault(opened)
  })
})
