import { median } from "./median.ts"
import { queries, type TypedName } from "./typed-names.ts"

export interface SearchLoad {
  /** The tree that is searched, and one with a tenth of its people. */
  readonly trees: Readonly<Record<"tree" | "tenth", string>>
  readonly people: number
  /** Names of people of both trees. */
  readonly names: readonly TypedName[]
  readonly runs: number
  /** Loads these paths in rotation and returns the answers per second. */
  readonly perSecond: (paths: readonly string[]) => Promise<number>
}

/**
 * Prints the throughput of searches, against a page of as many people and against the smaller tree. The three take turns in every run,
 * so that the load of the machine concerns them equally.
 */
export const loadSearches = async ({ trees, people, names, runs, perSecond }: SearchLoad): Promise<void> => {
  const persons = (treeId: string): string => `/api/v1/trees/${treeId}/persons?limit=20`
  const small = Math.floor(people / 10)
  console.log(`\nsearches, 20 a page    page/s  ${people} people/s  of a page  ${small} people/s  of that`)
  for (const [name, query] of Object.entries(queries)) {
    const searches = (treeId: string): readonly string[] =>
      names.map((typed, number) => `${persons(treeId)}&q=${encodeURIComponent(query(typed, number))}`)
    const found: { readonly page: number; readonly large: number; readonly small: number }[] = []
    for (let run = 0; run < runs; run += 1)
      found.push({
        page: await perSecond(names.map(() => persons(trees.tree))),
        large: await perSecond(searches(trees.tree)),
        small: await perSecond(searches(trees.tenth)),
      })
    const of = (figure: (run: (typeof found)[number]) => number): number => median(found.map(figure))
    console.log(
      [
        name.padEnd(20),
        of(({ page }) => page)
          .toFixed(0)
          .padStart(8),
        of(({ large }) => large)
          .toFixed(0)
          .padStart(16),
        of(({ large, page }) => large / page)
          .toFixed(2)
          .padStart(10),
        of((run) => run.small)
          .toFixed(0)
          .padStart(15),
        of((run) => run.large / run.small)
          .toFixed(2)
          .padStart(8),
      ].join(" "),
    )
  }
}
