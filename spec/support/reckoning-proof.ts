import { openMemoryStore } from "../../adapters/memory/store.ts"
import type { PlacedEvent } from "../../core/domain/event.ts"
import type { EventId, PersonId } from "../../core/domain/ids.ts"
import { reckonAll } from "../../core/domain/reckoning/reckon.ts"
import { yearsOfDate } from "../../core/domain/reckoning/years-of-date.ts"
import type { ExportReads, TreeSnapshot } from "../../core/ports/export-reads.ts"
import { readLives } from "../../core/reckoning/read-lives.ts"
import { type Random, seeded } from "../bench/random.ts"
import { type CorpusFile, corpusFiles } from "./corpus.ts"
import { imported } from "./gedcom-import.ts"
import { uploadOf } from "./gedcom-upload.ts"
import { aWorld, type World } from "./world.ts"

/** Files about gods, books, languages and programs. Their years are no years of people. */
const notOfPeople =
  /language|haplogroup|gods|harry.potter|lord_of_the_rings|microsoft|linguistic|prophet|quais|torture|malformed|hawaiian_kings/iu

/** Copies of trees that other files have. */
const copies: ReadonlySet<string> = new Set([
  "George_Washington_Family_Big.ged",
  "GeorgeWashingtonFamilyBig.ged",
  "Bach_Family.ged",
  "BachFamily.ged",
  "vendor-paf5.ged",
  "vendor-ancestris11-export.ged",
  "Shakespeare-2.ged",
  "validatesOk.ged",
])

/** The files of the corpus with so many people, and with years of people. */
export const filesOfFamilies = (least: number): readonly CorpusFile[] | null =>
  corpusFiles()?.filter(
    ({ name, individuals }) => individuals >= least && !copies.has(name) && !notOfPeople.test(name),
  ) ?? null

/** A hidden year that does not lie in the reckoned interval. */
export interface Miss {
  readonly file: string
  readonly personId: PersonId
  readonly name: string
  readonly of: "birth" | "death"
  readonly year: number
  readonly from: number | null
  readonly to: number | null
  readonly rules: readonly string[]
  /** Whether the facts of the person contradict each other in the file itself, with nothing hidden. */
  readonly isContradicted: boolean
}

/** What the hidden dates of a file show. */
interface Proof {
  /** The number of hidden births and deaths with an exact year. */
  readonly hidden: number
  readonly misses: readonly Miss[]
  /** The widths of the intervals with two sides. */
  readonly widths: readonly { readonly of: "birth" | "death"; readonly years: number }[]
}

/** A world of which whole trees can be read. */
type WorldWithExports = World & { readonly exportReads: ExportReads }

const worldWith = async (file: CorpusFile): Promise<WorldWithExports> => {
  const store = openMemoryStore()
  const world = await aWorld("private", store)
  await imported(world, uploadOf(file.bytes()))
  return { ...world, exportReads: store.exportReads }
}

const inSnapshot = async <T>(
  { exportReads, tree }: WorldWithExports,
  work: (snapshot: TreeSnapshot) => Promise<T>,
): Promise<T> => {
  const found: T[] = []
  const pieces = exportReads.snapshot({ tree, role: "editor" }, async function* (snapshot) {
    yield await work(snapshot)
  })
  for await (const piece of pieces) found.push(piece)
  return found[0]!
}

/** The snapshot in which these dates are not known. */
const without = (snapshot: TreeSnapshot, hidden: ReadonlySet<EventId>): TreeSnapshot => ({
  ...snapshot,
  persons: (ids) => snapshot.persons(ids),
  personIds: (after, limit) => snapshot.personIds(after, limit),
  edges: (ids) => snapshot.edges(ids),
  events: async (of) =>
    (await snapshot.events(of)).map((event) => (hidden.has(event.id) ? { ...event, date: null } : event)),
})

/** The events of a tree with a date, persons' and partnerships'. */
const datedEvents = async (snapshot: TreeSnapshot): Promise<readonly PlacedEvent[]> => {
  const ids = await snapshot.personIds(null, 1_000_000)
  const edges = await snapshot.edges(ids)
  const events = await snapshot.events({ ids: [], personIds: ids, relationshipIds: edges.map(({ id }) => id) })
  return events.filter(({ date }) => date !== null)
}

/** The years of births and deaths that are known exactly, by person. */
const exactYears = (events: readonly PlacedEvent[], of: "birth" | "death") => {
  const byPerson = Map.groupBy(
    events.filter(({ type }) => type === of),
    ({ personId }) => personId,
  )
  return [...byPerson.values()].flatMap((own) => {
    const [event] = own
    if (own.length > 1 || event?.date == null || event.personId === null || event.date.qualifier !== "exact") return []
    const { from, to } = yearsOfDate(event.date)
    return from === null || from !== to ? [] : [{ of, id: event.id, personId: event.personId, year: from }]
  })
}

/** Hides a share of the dates of a file, and looks for the hidden years. */
const proofOf = async (file: CorpusFile, random: Random, percent: number): Promise<Proof> => {
  const world = await worldWith(file)
  return inSnapshot(world, async (snapshot) => {
    const events = await datedEvents(snapshot)
    const hidden = new Set(events.filter(() => random.chance(percent)).map(({ id }) => id))
    const { lives, ties } = await readLives(without(snapshot, hidden))
    const names = new Map(
      (await snapshot.persons(lives.map(({ id }) => id))).map(({ id, displayName }) => [id, displayName]),
    )
    const reckoned = reckonAll(lives, ties)
    const whole = await readLives(snapshot)
    const contradicted = new Set(reckonAll(whole.lives, whole.ties).contradictions.flatMap(({ people }) => [...people]))
    const ordinals = new Map(lives.map(({ id }, ordinal) => [id, ordinal]))
    const asked = (["birth", "death"] as const)
      .flatMap((of) => exactYears(events, of))
      .filter(({ id }) => hidden.has(id))
    const misses: Miss[] = []
    const widths: { readonly of: "birth" | "death"; readonly years: number }[] = []
    for (const { of, personId, year } of asked) {
      const { from, to, because } = reckoned.of(ordinals.get(personId)!)[of]
      if (from !== null && to !== null) widths.push({ of, years: to - from })
      if ((from !== null && year < from) || (to !== null && year > to))
        misses.push({
          file: file.name,
          personId,
          name: names.get(personId) ?? "",
          of,
          year,
          from,
          to,
          isContradicted: contradicted.has(personId),
          rules: because.map(
            ({ bound, rule, personId: far, year: when }) => `${bound} ${rule} ${names.get(far)} ${when}`,
          ),
        })
    }
    return { hidden: asked.length, misses, widths }
  })
}

/** The proofs of all files together. */
export interface Proofs {
  readonly hidden: number
  readonly misses: readonly Miss[]
  /** The median width of the intervals of births with two sides, and of deaths. */
  readonly width: Readonly<Record<"birth" | "death", number>>
}

/** Hides 30 % of the dates of each file, once for each seed. */
export const proveOn = async (files: readonly CorpusFile[], seeds: readonly number[]): Promise<Proofs> => {
  const proofs: Proof[] = []
  for (const file of files) for (const seed of seeds) proofs.push(await proofOf(file, seeded(seed), 30))
  const widths = proofs.flatMap((proof) => proof.widths)
  const width = (of: "birth" | "death"): number => {
    const sorted = widths.filter((one) => one.of === of).map(({ years }) => years)
    return sorted.toSorted((a, b) => a - b)[sorted.length >> 1] ?? 0
  }
  return {
    hidden: proofs.reduce((sum, { hidden }) => sum + hidden, 0),
    misses: proofs.flatMap(({ misses }) => misses),
    width: { birth: width("birth"), death: width("death") },
  }
}

/** A miss in words. */
export const inWords = ({ file, name, of, year, from, to, rules }: Miss): string =>
  `${file}: the ${of} of ${name} was in ${year}, not between ${from} and ${to} (${rules.join("; ")})`
