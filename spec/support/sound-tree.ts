import type { DateParts, GenealogicalDate } from "../../core/domain/date/genealogical-date.ts"
import { deriveDate } from "../../core/domain/date/make-date.ts"
import type { PersonId, RelationshipId } from "../../core/domain/ids.ts"
import type { Gender } from "../../core/domain/person.ts"
import { type Life, lifeOf, type ReckonedEvent } from "../../core/domain/reckoning/life.ts"
import type { ReckonedTie } from "../../core/domain/reckoning/network.ts"
import type { ParentQualifier } from "../../core/domain/relationship.ts"
import { type Random, seeded } from "../bench/random.ts"
import { newId } from "./builders.ts"

/** Somebody with true years that the spec knows, and the events that a tree has of them. */
export interface TruePerson {
  readonly id: PersonId
  readonly gender: Gender | null
  readonly isMan: boolean
  readonly birth: number
  readonly death: number
  readonly events: ReckonedEvent[]
}

/** A tree in which everything is true. */
export interface SoundTree {
  readonly people: readonly TruePerson[]
  readonly ties: readonly ReckonedTie[]
}

const noParts: DateParts = {
  qualifier: "exact",
  calendar: "gregorian",
  day: null,
  month: null,
  year: null,
  toDay: null,
  toMonth: null,
  toYear: null,
  phrase: null,
}

export const dateOfYear = (year: number, parts: Partial<DateParts> = {}): GenealogicalDate =>
  deriveDate({ ...noParts, year: year === 0 ? 1 : year, ...parts })

/** A true date of a year, as files write them: exact, or with a qualifier. */
const trueDate = (random: Random, year: number): GenealogicalDate => {
  const off = random.below(10)
  const sign = random.chance(50) ? 1 : -1
  const forms = [
    () => dateOfYear(year + sign * off, { qualifier: "about" }),
    () => dateOfYear(year + off, { qualifier: "before" }),
    () => dateOfYear(year - off, { qualifier: "after" }),
    () => dateOfYear(year - off, { qualifier: "between", toYear: year + random.below(10) }),
    () => dateOfYear(year + sign * random.below(3), { qualifier: "calculated" }),
    () => dateOfYear(year + sign * off, { qualifier: "estimated" }),
  ] as const
  return random.chance(70) ? dateOfYear(year) : random.pick(forms)()
}

/** An event of a person, or of a partnership. */
export const eventIn = (
  type: string,
  date: GenealogicalDate | null,
  more: { readonly age?: string; readonly relationshipId?: RelationshipId } = {},
): ReckonedEvent => ({ id: newId(), type, date, age: null, relationshipId: null, ...more })

/** How many of a hundred facts a tree has. */
const KNOWN = 50

const ownEvents = (random: Random, { birth, death }: Pick<TruePerson, "birth" | "death">): readonly ReckonedEvent[] => {
  const atLife = birth + random.below(death - birth + 1)
  const age = death - birth - (death > birth && random.chance(50) ? 1 : 0)
  const all: readonly (() => ReckonedEvent)[] = [
    () => eventIn("birth", trueDate(random, birth)),
    () => eventIn("death", trueDate(random, death), random.chance(30) ? { age: `${age}y` } : {}),
    () => eventIn("burial", trueDate(random, death + random.below(2))),
    () => eventIn("baptism", trueDate(random, atLife)),
    () => eventIn("census", dateOfYear(atLife), random.chance(50) ? { age: `${atLife - birth}y` } : {}),
    () => eventIn("residence", dateOfYear(birth, { qualifier: "from_to", toYear: death })),
    // It says nothing: it may be dated at any time.
    () => eventIn("probate", dateOfYear(birth + random.below(300))),
  ]
  return all.filter((_, index) => random.chance(index < 2 ? KNOWN : 15)).map((event) => event())
}

/** The people of a tree as it grows. */
const growing = (random: Random) => {
  const people: TruePerson[] = []
  const ties: ReckonedTie[] = []
  const bear = (birth: number): TruePerson => {
    const isMan = random.chance(50)
    const death = birth + (random.chance(20) ? random.below(5) : 20 + random.below(80))
    const sex = isMan ? "male" : "female"
    const gender = random.chance(90) ? sex : null
    const person: TruePerson = {
      id: newId(),
      gender,
      isMan,
      birth,
      death,
      events: [...ownEvents(random, { birth, death })],
    }
    people.push(person)
    return person
  }
  const tie = (from: TruePerson, to: TruePerson, qualifier: ParentQualifier | null): RelationshipId => {
    const id = newId<"RelationshipId">()
    const type = qualifier === null ? "partnership" : "parent_child"
    ties.push({ id, type, fromPersonId: from.id, toPersonId: to.id, qualifier })
    return id
  }
  return { people, ties, bear, tie }
}

/** The children of a couple, by the limits of the table. */
const bearChildren = (
  random: Random,
  tree: ReturnType<typeof growing>,
  father: TruePerson,
  mother: TruePerson,
): void => {
  let birth = Math.max(mother.birth + 14, father.birth + 14) + random.below(15)
  for (let left = random.below(6); left > 0; left--) {
    if (birth > Math.min(mother.birth + 50, mother.death, father.death + 1, father.birth + 85)) return
    const child = tree.bear(birth)
    tree.tie(father, child, random.chance(95) ? "biological" : "donor")
    tree.tie(mother, child, "biological")
    birth += random.below(6)
  }
}

/** A partnership, with a marriage in the years in which both live. */
const marry = (random: Random, tree: ReturnType<typeof growing>, one: TruePerson, other: TruePerson): boolean => {
  const [first, last] = [Math.max(one.birth, other.birth) + 7, Math.min(one.death, other.death)]
  if (first > last) return false
  const relationshipId = tree.tie(one, other, null)
  if (random.chance(KNOWN)) {
    const marriage = eventIn("marriage", trueDate(random, first + random.below(last - first + 1)), { relationshipId })
    for (const partner of [one, other]) partner.events.push(marriage)
  }
  return true
}

/** A tree of some generations, in which relatives marry, and in which some have parents who are no parents by blood. */
export const soundTree = (seed: number, generations: number, founders: number): SoundTree => {
  const random = seeded(seed)
  const tree = growing(random)
  let generation = Array.from({ length: founders }, () => tree.bear(1500 + random.below(20)))
  for (let step = 0; step < generations; step++) {
    const before = tree.people.length
    for (const man of generation.filter(({ isMan }) => isMan)) {
      const women = generation.filter(({ isMan }) => !isMan)
      const woman = women[random.below(Math.max(1, women.length))]
      if (woman !== undefined && marry(random, tree, man, woman)) bearChildren(random, tree, man, woman)
    }
    const born = tree.people.slice(before)
    for (const child of born) {
      const other = tree.people[random.below(tree.people.length)]
      const isTied = ({ fromPersonId, toPersonId }: ReckonedTie): boolean =>
        fromPersonId === other?.id && toPersonId === child.id
      const isFree = other !== undefined && tree.people.indexOf(other) < before && !tree.ties.some(isTied)
      if (isFree && random.chance(10)) tree.tie(other, child, random.pick(["adoptive", "step", "foster", "guardian"]))
    }
    generation = born
  }
  return { people: tree.people, ties: tree.ties }
}

/** The lives that a tree shows. */
export const livesIn = ({ people }: Pick<SoundTree, "people">): readonly Life[] =>
  people.map((person) => lifeOf(person, person.events))
