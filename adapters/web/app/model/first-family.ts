/** The first three generations of a tree, as a form asks for them. */

import type { CreatePerson, CreateRelationship } from "./operations.ts"

/** The places of the form: the person who writes, their parents and grandparents. */
export const places = [
  "you",
  "father",
  "mother",
  "fathers_father",
  "fathers_mother",
  "mothers_father",
  "mothers_mother",
] as const

export type Place = (typeof places)[number]

/** The generations from the oldest to the youngest, each from left to right. */
export const generations: readonly (readonly Place[])[] = [
  ["fathers_father", "fathers_mother", "mothers_father", "mothers_mother"],
  ["father", "mother"],
  ["you"],
]

const parentsOf: Readonly<Record<Place, readonly [Place, Place] | null>> = {
  you: ["father", "mother"],
  father: ["fathers_father", "fathers_mother"],
  mother: ["mothers_father", "mothers_mother"],
  fathers_father: null,
  fathers_mother: null,
  mothers_father: null,
  mothers_mother: null,
}

const genderOf = (place: Place): "male" | "female" | null => {
  if (place === "you") return null
  return place.endsWith("father") ? "male" : "female"
}

/** What has been typed about one person. */
export interface Typed {
  readonly given: string
  readonly surname: string
  /** The year of birth as it was typed. */
  readonly year: string
}

export type FirstFamily = Readonly<Record<Place, Typed>>

/** The names of the fields for one person. */
export const fieldsOf = (place: Place) =>
  ({ given: `${place}.given`, surname: `${place}.surname`, year: `${place}.year` }) as const

/** The family out of the values of the form. */
export const familyIn = (values: Readonly<Record<string, string>>): FirstFamily => {
  const typed = (place: Place): Typed => {
    const { given, surname, year } = fieldsOf(place)
    const text = (name: string): string => (values[name] ?? "").trim()
    return { given: text(given), surname: text(surname), year: text(year) }
  }
  return {
    you: typed("you"),
    father: typed("father"),
    mother: typed("mother"),
    fathers_father: typed("fathers_father"),
    fathers_mother: typed("fathers_mother"),
    mothers_father: typed("mothers_father"),
    mothers_mother: typed("mothers_mother"),
  }
}

/** The name as a card shows it. */
export const nameIn = ({ given, surname }: Typed): string => `${given} ${surname}`.trim()

/** The year as a number; null for none or for something else than a year. */
export const yearIn = ({ year }: Typed): number | null => (/^\d{1,4}$/.test(year) ? Number(year) : null)

const isEmpty = (typed: Typed): boolean => nameIn(typed) === "" && typed.year === ""

/** Whether a person is part of the tree: something was typed about them, or about someone above them. */
export const isThere = (family: FirstFamily, place: Place): boolean =>
  place === "you" || !isEmpty(family[place]) || (parentsOf[place]?.some((parent) => isThere(family, parent)) ?? false)

const person = (family: FirstFamily, place: Place): CreatePerson => {
  const { given, surname } = family[place]
  const year = yearIn(family[place])
  return {
    op: "create",
    entity: "person",
    ref: place,
    data: {
      given_name: given === "" ? null : given,
      surname: surname === "" ? null : surname,
      gender: genderOf(place),
      ...(place === "you" ? { is_living: true } : {}),
      ...(year === null ? {} : { birth: { date: { year } } }),
    },
  }
}

const relationship = (type: "parent_child" | "partnership", from: Place, to: Place): CreateRelationship => ({
  op: "create",
  entity: "relationship",
  data: { type, from_person_id: `$${from}`, to_person_id: `$${to}` },
})

/** What makes the family, in one batch: its people, the ties of parents and children, and the couples. */
export const operationsOf = (family: FirstFamily): readonly (CreatePerson | CreateRelationship)[] => {
  const there = places.filter((place) => isThere(family, place))
  const ties = there.flatMap((child) => {
    const parents = (parentsOf[child] ?? []).filter((parent) => there.includes(parent))
    const [one, other] = parents
    return [
      ...parents.map((parent) => relationship("parent_child", parent, child)),
      ...(one === undefined || other === undefined ? [] : [relationship("partnership", one, other)]),
    ]
  })
  return [...there.map((place) => person(family, place)), ...ties]
}
