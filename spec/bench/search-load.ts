import { median } from "./median.ts"
import { queries, type TypedName } from "./typed-names.ts"

export interface SearchLoad {
  /** The tree that is searched, and one with a tenth of its people. */
  readonly trees: Readonly<Record<"tree" | "tenth", string>>
  readonly people: number
  /** Names of people of both trees. */
  readonly names: readonly TypedName[]
  readonly runs: number
  /** Loads these paths in rotation. */
  readonly load: (paths: readonly string[]) => Promise<SearchCost>
  /** The number of people on the page of this path. */
  readonly hits: (path: string) => Promise<number>
}

/** What the answers to some paths take. */
export interface SearchCost {
  readonly perSecond: number
  /** The CPU time of service and database for an answer, in microseconds. Other work on the machine changes it less than the throughput. */
  readonly cpuMicros: number
}

/**
 * Prints the throughput of searches, against a page of as many people and against the smaller tree. The three take turns in every run,
 * so that the load of the machine concerns them equally. The mean numbers of hits on a page in both trees say how much longer the answers
 * of the large tree are.
 */
export const loadSearches = async ({ trees, people, names, runs, load, hits }: SearchLoad): Promise<void> => {
  const persons = (treeId: string): string => `/api/v1/trees/${treeId}/persons?limit=20`
  console.log(
    `\nsearches, 20 a page, in trees of ${people} and ${Math.floor(people / 10)} people; ratios of throughput and of CPU time`,
  )
  console.log("                          large/s  of a page    by CPU   of small    by CPU  hits large  and small")
  for (const [name, query] of Object.entries(queries)) {
    const searches = (treeId: string): readonly string[] =>
      names.map((typed, number) => `${persons(treeId)}&q=${encodeURIComponent(query(typed, number))}`)
    const meanHits = async (treeId: string): Promise<string> => {
      const each = await Promise.all(searches(treeId).map(hits))
      return (each.reduce((sum, some) => sum + some, 0) / each.length).toFixed(1)
    }
    const found: Record<"page" | "large" | "small", SearchCost>[] = []
    for (let run = 0; run < runs; run += 1)
      found.push({
        page: await load(names.map(() => persons(trees.tree))),
        large: await load(searches(trees.tree)),
        small: await load(searches(trees.tenth)),
      })
    const of = (figure: (run: (typeof found)[number]) => number): number => median(found.map(figure))
    const ratios = (against: "page" | "small"): readonly string[] => [
      of((run) => run.large.perSecond / run[against].perSecond).toFixed(2),
      of((run) => run[against].cpuMicros / run.large.cpuMicros).toFixed(2),
    ]
    const perSecond = of(({ large }) => large.perSecond).toFixed(0)
    const means = [await meanHits(trees.tree), await meanHits(trees.tenth)]
    const columns = [perSecond, ...ratios("page"), ...ratios("small"), ...means].map((column) => column.padStart(10))
    console.log([name.padEnd(20), ...columns].join(" "))
  }
}
