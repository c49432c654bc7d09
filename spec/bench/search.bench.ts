/*
 * The quality of searches in a tree of 10,000 people: surnames of six letters or more, typed with one slip and without. It prints
 * how many are found on the first page, how often the exact names come first, and how many hits the rule excludes. `make bench-search`,
 * or with a size and surroundings of your own: OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/search.bench.ts 100000
 */
import * as E from "fp-ts/lib/Either.js"
import { normalizeText } from "../../core/domain/name-text/normalize-text.ts"
import { plainMatch } from "../support/search-oracle.ts"
import { collect } from "../support/store.ts"
import { startBenchServer } from "./bench-server.ts"
import { plantTree } from "./plant-tree.ts"
import { slips, withSlip } from "./slips.ts"
import { described, surroundings } from "./surroundings.ts"
import { namesOf } from "./typed-names.ts"

const people = Number(process.argv[2] ?? "10000")
const SURNAMES = 60
const PAGE = 20

const around = surroundings()
const { app, actor, client, settle, close, end } = await startBenchServer(around)
const treeId = await plantTree(app, actor, people)
await settle()
console.log(described(around))
const surnames = (await namesOf(client, treeId, SURNAMES)).map(({ surname }) => surname)

interface FirstPage {
  readonly ids: readonly string[]
  /** The words of the names of each hit. */
  readonly words: readonly (readonly string[])[]
}

const search = async (q: string): Promise<FirstPage> => {
  const found = await app.listPersons(
    { userId: actor.userId, surface: "member" },
    { treeId, q, ids: null, deleted: false, limit: PAGE, cursor: null },
  )
  if (E.isLeft(found)) throw new Error(found.left._tag)
  const ids = (await collect(found.right.items)).map(({ id }) => id)
  const { rows } = await client.query<{ id: string; text: string }>(
    "select id, search_text as text from persons where id = any($1)",
    [ids],
  )
  const textOf = new Map(rows.map(({ id, text }) => [id, text]))
  return { ids, words: ids.map((id) => (textOf.get(id) ?? "").split(/[ |]+/)) }
}

const isExcluded = (query: string, words: readonly string[]): boolean =>
  !words.some((word) => plainMatch(query, word) !== null)

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`

let excluded = 0
let exactFirst = 0
for (const surname of surnames) {
  const query = normalizeText(surname)
  const { words } = await search(surname)
  const isExact = words.map((own) => own.includes(query))
  if (isExact[0] === true && !isExact.some((exact, at) => exact && isExact[at - 1] === false)) exactFirst += 1
  excluded += words.filter((own) => isExcluded(query, own)).length
}
console.log(`${people} people, ${surnames.length} surnames; exact names first: ${percent(exactFirst, surnames.length)}`)

let allFound = 0
for (const slip of slips) {
  let found = 0
  for (const [number, surname] of surnames.entries()) {
    const query = withSlip(normalizeText(surname), slip, number)
    const { words } = await search(query)
    if (words.some((own) => own.includes(normalizeText(surname)))) found += 1
    excluded += words.filter((own) => isExcluded(query, own)).length
  }
  allFound += found
  console.log(`${slip.padEnd(14)} found on the first page: ${percent(found, surnames.length)}`)
}
console.log(
  `one slip in all: ${percent(allFound, slips.length * surnames.length)}; hits that the rule excludes: ${excluded}`,
)

await close()
await end()
