import { setTimeout as pause } from "node:timers/promises"
import { type Random, seeded } from "../bench/random.ts"
import { type Kill, type Plan, planCycle } from "./kills.ts"
import { type Load, startLoad } from "./load.ts"
import { accountOperations } from "./operations/accounts.ts"
import { factOperations } from "./operations/facts.ts"
import { importOperations } from "./operations/imports.ts"
import { peopleOperations } from "./operations/people.ts"
import { proposalOperations } from "./operations/proposals.ts"
import { treeOperations } from "./operations/trees.ts"
import { countKill, killsOf, newReport, type Report } from "./report.ts"
import { replaceTrees, restFindings } from "./rest.ts"
import { type Service, startService } from "./service.ts"
import type { OpenStore } from "./store.ts"
import { type Verify, verification } from "./verify.ts"
import { openWorld, type World } from "./world.ts"

export interface CampaignOptions {
  readonly seed: number
  readonly clients: number
  /** It ends with the first cycle after so many kills, or so many minutes. */
  readonly kills: number
  readonly minutes: number
  /** Ends it with the cycle under way. */
  readonly signal?: AbortSignal
  /** How long the service may take to return after a kill; two minutes by default. */
  readonly returnMs?: number
  /** Where the bytes of media go. */
  readonly openStore: OpenStore
  /** Takes a line for the person who watches. */
  readonly say: (line: string) => void
}

/** How much longer than `minutes` the last cycle and its checks may take. */
const LAST_CYCLE_MS = 5 * 60_000
const RETURN_MS = 120_000

/** After so many cycles everything comes to rest, is checked more strictly, and new trees take the place of the old ones. */
const CYCLES_UNTIL_REST = 20

/** Kills what the plan says while the clients write, waits until the service is back, and lets them write a little more. */
const endAndReturn = async (service: Service, plan: Plan, random: Random, report: Report): Promise<boolean> => {
  await pause(plan.afterMs)
  const end = async (kill: Kill): Promise<void> => {
    if (await service.end(kill, random)) countKill(report, kill)
  }
  await Promise.all(plan.first.map(end))
  for (const { afterMs, kill } of plan.others) {
    await pause(afterMs)
    await end(kill)
  }
  const isBack = await service.isBack()
  await pause(plan.goOnMs)
  return isBack
}

interface Running {
  readonly service: Service
  readonly world: World
  readonly load: Load
  readonly verify: Verify
  readonly random: Random
  readonly report: Report
  readonly find: (what: string) => void
}

/** One cycle; answers how many seconds each of its parts took. */
const runCycle = async ({ service, load, verify, random, report, find }: Running): Promise<readonly number[]> => {
  report.cycles++
  const times = [performance.now()]
  const plan = planCycle(random, service.store.kill !== null)
  load.open()
  if (!(await endAndReturn(service, plan, random, report))) throw new Error("the service does not come back by itself")
  times.push(performance.now())
  const sent = await load.close()
  times.push(performance.now())
  for (const finding of await verify(sent)) find(finding)
  times.push(performance.now())
  return times.slice(1).map((time, part) => (time - (times[part] ?? time)) / 1_000)
}

const rest = async ({ service, world, verify, find }: Running, isLast: boolean): Promise<void> => {
  for (const finding of await restFindings(service, world)) find(finding)
  if (isLast) return
  await replaceTrees(service, world)
  // What was done for the new trees is in the log.
  await verify([])
}

type Options = CampaignOptions & Pick<Running, "service" | "report" | "find">

/** Writes, kills and checks in turn, until enough was killed or the time is over. Throws when it cannot go on. */
const play = async ({ seed, clients, kills, minutes, signal, say, service, report, find }: Options): Promise<void> => {
  const world = await openWorld({ api: service.api, seed, clients, find })
  const makers = [
    ...peopleOperations,
    ...factOperations,
    ...treeOperations,
    ...proposalOperations,
    ...importOperations(new Map()),
    ...accountOperations(world.archive),
  ]
  const random = seeded(seed)
  const verify = verification(service, world, random, report.tallies)
  await verify([])
  const load = startLoad({ api: service.api, actors: world.actors, makers, find })
  const running = { service, world, load, verify, random, report, find }
  const end = performance.now() + minutes * 60_000
  const isOver = (): boolean => killsOf(report) >= kills || performance.now() >= end || signal?.aborted === true
  try {
    while (!isOver()) {
      const [killing = 0, ending = 0, checking = 0] = await runCycle(running)
      const parts =
        `${killing.toFixed(1)} s until it was back, ${ending.toFixed(1)} s until requests ended, ${checking.toFixed(1)} ` +
        "s of checks"
      say(`cycle ${report.cycles}: ${killsOf(report)} kills, ${report.findings.length} findings (${parts})`)
      if (report.cycles % CYCLES_UNTIL_REST === 0 && !isOver()) await rest(running, false)
    }
    await rest(running, true)
  } finally {
    load.stop()
  }
}

/** Rejects after so many minutes and the time of a last cycle. */
const overdue = async (minutes: number, signal: AbortSignal): Promise<never> => {
  // A timer that is not set never rejects, and a longer one than 24 days would fire at once.
  const ms = Number.isFinite(minutes) ? minutes * 60_000 + LAST_CYCLE_MS : 24 * 86_400_000
  await pause(ms, undefined, { signal })
  throw new Error(`the campaign did not end by itself after ${minutes} minutes`)
}

/**
 * Runs a campaign. The same seed gives the same kills and operations, as far as timing allows. Whatever fails, it
 * ends with its report: a service that does not return, a check that cannot be made, and time that is over are findings.
 */
export const runCampaign = async (options: CampaignOptions): Promise<Report> => {
  const { seed, minutes, openStore, returnMs = RETURN_MS, say } = options
  const report = newReport(seed)
  const find = (what: string): void => {
    report.findings.push(`cycle ${report.cycles}: ${what}`)
    say(`cycle ${report.cycles}: FOUND ${what}`)
  }
  const service = await startService({ openStore, returnMs })
  const ended = new AbortController()
  try {
    await Promise.race([play({ ...options, service, report, find }), overdue(minutes, ended.signal)])
  } catch (error) {
    find(error instanceof Error ? error.message : String(error))
    for (const complaint of service.complaints()) find(complaint)
  } finally {
    ended.abort()
  }
  for (const late of await service.stop()) find(late)
  return report
}
