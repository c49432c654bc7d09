import { cardEvent } from "../../domain/chart/card.ts"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { FamilyShapes } from "../../domain/gedcom/import/family-graph.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import {
  type Candidate,
  mostDetailed,
  mostRelatives,
  noDetails,
  type PersonDetails,
} from "../../domain/gedcom/report/preview-report.ts"
import { readEvent } from "../../domain/gedcom/structures/reading/read-event.ts"
import { birthAndDeath } from "../../domain/living/vitals.ts"
import type { FoundCandidate } from "./find-candidates.ts"
import type { FileToMatch } from "./find-identities.ts"

interface DescribedFile extends FileToMatch {
  readonly families: FamilyShapes
  readonly version: GedcomVersion
}

/**
 * Describes the candidates of a file for its preview. Pass every INDI record to `see`, in file order, before `end` is
 * called.
 */
export const describeCandidates = (file: DescribedFile, found: readonly FoundCandidate[]) => {
  const { people, fileIndex, families, version } = file
  const wanted = new Set(found.slice(0, mostDetailed).map(({ ordinal }) => ordinal))
  const relatives = relativesOf(wanted, families)
  const lives = new Map<number, Pick<PersonDetails, "birth" | "death">>()
  const { dateHabits } = fileIndex
  const reading = { version, dateHabits, noteText: () => null, repositoryName: () => null, use: () => {} }
  let ordinal = 0
  const namesOf = (ordinals: Iterable<number>): readonly string[] =>
    [...ordinals].flatMap((one) => people[one]?.displayName ?? [])
  const detailsOf = (one: number): PersonDetails => {
    if (!wanted.has(one)) return noDetails
    const { parents, partners, children } = relatives.get(one) ?? startRelatives()
    return {
      ...(lives.get(one) ?? noDetails),
      parents: namesOf(parents),
      partners: namesOf(partners),
      children: children.size,
    }
  }
  return {
    see: (individual: GedcomNode): void => {
      if (wanted.has(ordinal)) {
        const events = individual.children.flatMap((node) => readEvent(node, reading) ?? [])
        const { birth, death } = birthAndDeath(events)
        lives.set(ordinal, { birth: cardEvent(birth), death: cardEvent(death) })
      }
      ordinal++
    },
    end: (): readonly Candidate[] =>
      found.flatMap(({ ordinal: one, matches }) => {
        const person = people[one]
        if (person === undefined) return []
        const { displayName, birthYear } = person
        return [{ ref: fileIndex.xrefOfPerson(one), displayName, birthYear, ...detailsOf(one), matches }]
      }),
  }
}

const startRelatives = () => ({ parents: new Set<number>(), partners: new Set<number>(), children: new Set<number>() })

/** The relatives of these persons in the file, by ordinals. At most `mostRelatives` parents and partners. */
const relativesOf = (
  wanted: ReadonlySet<number>,
  families: FamilyShapes,
): ReadonlyMap<number, ReturnType<typeof startRelatives>> => {
  const found = new Map<number, ReturnType<typeof startRelatives>>()
  if (wanted.size === 0) return found
  const add = (of: number, kind: keyof ReturnType<typeof startRelatives>, person: number): void => {
    if (!wanted.has(of)) return
    const theirs = found.get(of) ?? startRelatives()
    found.set(of, theirs)
    if (kind === "children" || theirs[kind].size < mostRelatives) theirs[kind].add(person)
  }
  for (let family = 0; family < families.families; family++) {
    const { partners, edges } = families.at(family)
    const [first, second] = partners
    if (first !== undefined && second !== undefined) {
      add(first, "partners", second)
      add(second, "partners", first)
    }
    for (const { parent, child } of edges) {
      add(parent, "children", child)
      add(child, "parents", parent)
    }
  }
  return found
}
