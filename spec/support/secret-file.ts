import fc from "fast-check"
import { sendGedcom } from "./gedcom-form.ts"
import { gedcomText } from "./gedcom-upload.ts"
import { gedzipOf } from "./gedzip.ts"
import type { TestHost, TestUser } from "./http.ts"
import { freshWord, type Secret, type SecretFamily } from "./secret-family.ts"

const PEOPLE = 5
const PICTURES = 3

const birthQualifiers = ["", "AFT ", "FROM ", "BEF ", "ABT "] as const

/** What a file may say of a death, and whether it asserts one. `past` and `future` are years. */
const deaths: readonly (readonly [lines: (past: number, future: number) => string, isFact: boolean])[] = [
  [() => "", false],
  [() => "1 DEAT Y", true],
  [() => "1 DEAT", false],
  [() => "1 BURI", false],
  [() => "1 CREM", false],
  [() => "1 BURI Y", true],
  [() => "1 DEAT N", false],
  [() => "1 DEAT NO", false],
  [() => "1 DEAT ?", false],
  [() => "1 DEAT\n2 DATE (living)", false],
  [() => "1 DEAT Y\n2 DATE Living", false],
  [(past) => `1 DEAT\n2 DATE ${past}`, true],
  [(past) => `1 CREM\n2 DATE BEF ${past}`, true],
  [(_, future) => `1 DEAT\n2 DATE ${future}`, false],
]

const ages = fc.constantFrom(30, 99, 100, 101, 150, 199, 200, 201, 300)
const anyBirth = fc.record({ age: ages, qualifier: fc.constantFrom(...birthQualifiers) })
const pictures = fc.subarray(Array.from({ length: PICTURES }, (_, picture) => picture))

/** One person of a file, in what decides on their privacy. */
const anyPerson = fc.record({
  births: fc.array(anyBirth, { maxLength: 2 }),
  hidesBirth: fc.boolean(),
  death: fc.nat(deaths.length - 1),
  event: fc.option(
    fc.record({
      tag: fc.constantFrom("RESI", "CENS", "GRAD", "PROB", "WILL"),
      ago: fc.constantFrom(10, 100, 101, 140),
      isHidden: fc.boolean(),
      pictures,
    }),
  ),
  restriction: fc.constantFrom(null, null, null, "locked", "privacy", "confidential"),
  pictures,
})

/** A family of a file: its partners, children with a qualifier, a marriage, and the pictures that its record links. */
const anyFamily = fc.record({
  partners: fc.uniqueArray(fc.nat(PEOPLE - 1), { minLength: 2, maxLength: 2 }),
  child: fc.option(fc.nat(PEOPLE - 1)),
  pedigree: fc.constantFrom("birth", "adopted", "foster"),
  marriedAgo: fc.option(fc.constantFrom(10, 100, 101, 140)),
  isMarriageHidden: fc.boolean(),
  pictures,
  picturesOfMarriage: pictures,
})

/** A file to be imported. */
export const filePlans = fc.record({
  people: fc.array(anyPerson, { minLength: PEOPLE, maxLength: PEOPLE }),
  families: fc.array(anyFamily, { maxLength: 2 }),
})
export type FilePlan = typeof filePlans extends fc.Arbitrary<infer Planned> ? Planned : never

/** Who of the file the world may see in full: the rule of the contract, stated again and apart from the engine. */
export const publicInFile = ({ people, families }: FilePlan): readonly boolean[] =>
  people.map(({ births, death, event, restriction }, number) => {
    if (restriction === "privacy" || restriction === "confidential") return false
    if (deaths[death]?.[1] === true) return true
    const isOpen = (qualifier: string) => qualifier === "AFT " || qualifier === "FROM "
    const isBornLongAgo =
      births.length > 0 && births.every(({ age, qualifier }) => age > (isOpen(qualifier) ? 200 : 100))
    const marriages = families.flatMap(({ partners, marriedAgo }) => (partners.includes(number) ? [marriedAgo] : []))
    const own = event === null || event.tag === "PROB" || event.tag === "WILL" ? [] : [event.ago]
    return isBornLongAgo && [...own, ...marriages].every((ago) => ago === null || ago > 100)
  })

interface Written {
  readonly text: string
  readonly secrets: readonly Secret[]
  readonly names: readonly string[]
  readonly files: Readonly<Record<string, string>>
}

/** The file of a plan, each of its texts a word that occurs nowhere else. */
const writeFile = ({ people, families }: FilePlan): Written => {
  const year = new Date().getUTCFullYear()
  const secrets: Secret[] = []
  const concerned = Array.from({ length: PICTURES }, () => new Set<number>())
  const hiddenPictures = new Set<number>()
  const secret = (...groups: readonly (readonly number[])[]): string => {
    const word = freshWord()
    secrets.push({ word, groups })
    return word
  }
  const link = (level: number, some: readonly number[], persons: readonly number[], isHidden = false): string =>
    some
      .map((picture) => {
        for (const person of persons) concerned[picture]?.add(person)
        if (isHidden) hiddenPictures.add(picture)
        return `\n${level} OBJE @M${picture}@`
      })
      .join("")
  const restricted = (isHidden: boolean): string => (isHidden ? "\n2 RESN confidential" : "")
  const open = (isHidden: boolean, ...group: readonly number[]): readonly (readonly number[])[] =>
    isHidden ? [] : [group]

  const names = people.map((_, number) => secret([number]))
  const individuals = people.map(({ births, hidesBirth, death, event, restriction, pictures: own }, number) => {
    const ofBirth = open(hidesBirth, number)
    const born = births.map(
      ({ age, qualifier }) =>
        `\n1 BIRT\n2 DATE ${qualifier}${year - age}\n2 PLAC ${secret(...ofBirth)}\n2 SOUR ${secret(...ofBirth)}\n3 PAGE ` +
        `${secret(...ofBirth)}${restricted(hidesBirth)}`,
    )
    const died = deaths[death]?.[0](year - 5, year + 5) ?? ""
    const lived =
      event === null
        ? ""
        : `\n1 ${event.tag}\n2 DATE ${year - event.ago}\n2 NOTE ` +
          `${secret(...open(event.isHidden, number))}${restricted(event.isHidden)}${link(2, event.pictures, [number], event.isHidden)}`
    const resn = restriction === null ? "" : `\n1 RESN ${restriction}`
    return (
      `0 @I${number}@ INDI\n1 NAME ${names[number]} /${secret([number])}/${resn}${born.join("")}\n1 NOTE ` +
      `${secret([number])}${died === "" ? "" : `\n${died}`}${lived}${link(1, own, [number])}`
    )
  })
  const couples = families.map((family, index) => {
    const { partners, child, pedigree, marriedAgo, isMarriageHidden } = family
    const [one = 0, other = 0] = partners
    const hasChild = child !== null && !partners.includes(child)
    const ofMarriage = open(isMarriageHidden, one, other)
    const date = marriedAgo === null ? "" : `\n2 DATE ${year - marriedAgo}`
    const marriage =
      `\n1 MARR${date}\n2 PLAC ` +
      `${secret(...ofMarriage)}${restricted(isMarriageHidden)}${link(2, family.picturesOfMarriage, partners, isMarriageHidden)}`
    const children = hasChild ? `\n1 CHIL @I${child}@\n2 _FREL ${pedigree}` : ""
    const members = hasChild ? [...partners, child] : partners
    return (
      `0 @F${index}@ FAM\n1 HUSB @I${one}@\n1 WIFE @I${other}@${children}${marriage}\n1 NOTE ` +
      `${secret([one, other])}${link(1, family.pictures, members)}`
    )
  })
  const files: Record<string, string> = {}
  const objects = concerned.map((persons, picture) => {
    // A medium that only families link is attached to nothing: it is for members only.
    const isAttached = isAttachedIn({ people, families }, picture)
    const groups = isAttached && !hiddenPictures.has(picture) ? [[...persons]] : []
    const name = `${secret(...groups)}.txt`
    files[name] = secret(...groups)
    return `0 @M${picture}@ OBJE\n1 FILE ${name}\n2 FORM text/plain\n2 TITL ${secret(...groups)}`
  })
  return { text: [...individuals, ...couples, ...objects].join("\n"), secrets, names, files }
}

/** The records of a plan, its people named by their numbers, so that two plans are about the same people. */
export const recordsOf = (plan: FilePlan): string => {
  const { text, names } = writeFile(plan)
  return names.reduce((records, name, number) => {
    const line = new RegExp(`1 NAME ${name} /\\w+/`)
    return records.replace(line, `1 NAME Person${"abcde"[number]} /Family${"abcde"[number]}/`)
  }, text)
}

const isAttachedIn = ({ people, families }: FilePlan, picture: number): boolean =>
  people.some(({ pictures: own, event }) => own.includes(picture) || event?.pictures.includes(picture) === true) ||
  families.some(({ picturesOfMarriage }) => picturesOfMarriage.includes(picture))

/** Imports the archive of a plan into a new tree of this user. */
export const plantFile = async (
  host: TestHost,
  owner: TestUser,
  plan: FilePlan,
  visibility: "site_members" | "unlisted" | "public",
): Promise<SecretFamily> => {
  const { text, secrets, names, files } = writeFile(plan)
  const { api } = owner
  const { data: tree } = await api.POST("/trees", { body: { name: "A family", visibility } })
  const treeId = tree?.id ?? ""
  const archive = gedzipOf({ "gedcom.ged": gedcomText(text, "7.0"), ...files })
  const response = await sendGedcom(host, owner, treeId, archive)
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`)

  const at = { params: { path: { tree_id: treeId } } }
  const idsOf = (rows: readonly { readonly id: string }[] = []) => rows.map(({ id }) => id)
  const { data: persons = [] } = await api.GET("/trees/{tree_id}/persons", at)
  const personIds = names.map((name) => persons.find((person) => person.given_name === name)?.id ?? "")
  const nameIds = await Promise.all(
    personIds.map(async (person_id) =>
      idsOf((await api.GET("/persons/{person_id}/names", { params: { path: { person_id } } })).data),
    ),
  )
  const ids = {
    tree_id: [treeId],
    person_id: personIds,
    name_id: nameIds.flat(),
    event_id: idsOf((await api.GET("/trees/{tree_id}/events", at)).data),
    relationship_id: idsOf((await api.GET("/trees/{tree_id}/relationships", at)).data),
    source_id: idsOf((await api.GET("/trees/{tree_id}/sources", at)).data),
    citation_id: idsOf((await api.GET("/trees/{tree_id}/citations", at)).data),
    media_id: idsOf((await api.GET("/trees/{tree_id}/media", at)).data),
    user_id: [owner.user.id],
    seq: ["1", "2"],
  }
  return { treeId, personIds, ids, secrets, searchable: [] }
}
