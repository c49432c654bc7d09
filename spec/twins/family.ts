import type { Random } from "../bench/random.ts"
import type { Schemas, TestHost, TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { at, dataOf, plantTree, type TreeScene } from "../support/tree-scene.ts"
import type { Slots } from "./slots.ts"

/** A person with the records about them, and the number of the person among those of the family. */
export interface Relative {
  readonly id: string
  readonly eventId: string
  readonly sourceId: string
}

const thisYear = new Date().getUTCFullYear()

/** A tree of the twin worlds while it is planted. */
export interface Plot {
  readonly host: TestHost
  readonly owner: TestUser
  readonly tree: TreeScene
  readonly slots: Slots
}

export const plotOf = async (
  host: TestHost,
  owner: TestUser,
  slots: Slots,
  visibility: Schemas["TreeRead"]["visibility"],
): Promise<Plot> => {
  const tree = await plantTree(host, owner, visibility, "Twin house")
  slots.add("tree_id", tree.id)
  return { host, owner, tree, slots }
}

/** A person with an event, a cited source and a picture. Every text about them contains the word. */
export const relative = async (
  { host, owner, tree, slots }: Plot,
  word: string,
  body: Schemas["PersonCreate"],
): Promise<Relative> => {
  const person = await tree.person({ given_name: word, surname: "Twin", ...body })
  slots.add("person_id", person.id)
  const event = await tree.event({ type: "residence", person_id: person.id, place: "Down", detail: word })
  slots.add("event_id", event.id)
  const source = await tree.source(`Letter of ${word}`)
  slots.add("source_id", source.id)
  slots.add("citation_id", (await tree.cite(source, { event_id: event.id, page: word })).id)
  const godmother = await tree.associate({ event_id: event.id, associate_name: `Godmother of ${word}` })
  slots.add("association_id", godmother.id)
  slots.add("comment_id", (await tree.comment(person, `On ${word}`)).id)
  const media = await upload(host, owner, tree.id, undefined, `${word}.png`, { person_id: person.id, title: word })
  slots.add("media_id", media.id)
  const here = at({ person_id: person.id })
  const names = await dataOf(owner.api.GET("/persons/{person_id}/names", here))
  for (const { id } of names) slots.add("name_id", id)
  return { id: person.id, eventId: event.id, sourceId: source.id }
}

/** An edge between two persons, with a marriage if they are partners. */
export const related = async (
  { tree, slots }: Plot,
  type: "parent_child" | "partnership",
  from: Relative,
  to: Relative,
): Promise<void> => {
  const edge = await (type === "parent_child" ? tree.parent(from, to) : tree.partners(from, to))
  slots.add("relationship_id", edge.id)
  if (type === "parent_child") return
  const wedding = await tree.event({ type: "marriage", relationship_id: edge.id, place: "Maer" })
  slots.add("event_id", wedding.id)
}

/** The dead of a family, whom every reader sees: grandparents, parents and a child, some with gaps. */
export const plantDead = async (plot: Plot, random: Random): Promise<readonly [Relative, ...Relative[]]> => {
  const dead = async (word: string, born: number): Promise<Relative> =>
    relative(plot, word, {
      is_living: false,
      gender: random.pick(["male", "female", null]),
      ...(random.chance(80) ? { birth: { date: { year: born }, place: "Shrewsbury" } } : {}),
      ...(random.chance(60) ? { death: { date: { year: born + 70 } } } : {}),
    })
  const first = await dead("Robert", 1766)
  const rest = [await dead("Susannah", 1765), await dead("Charles", 1809), await dead("Emma", 1808)]
  const child = await dead("Annie", 1841)
  const [susannah = first, charles = first, emma = first] = rest
  await related(plot, "partnership", first, susannah)
  await related(plot, "parent_child", first, charles)
  await related(plot, "parent_child", susannah, charles)
  if (random.chance(80)) await related(plot, "partnership", charles, emma)
  await related(plot, "parent_child", random.pick([charles, emma]), child)
  return [first, ...rest, child]
}

/** A living person, of whom others see that they exist. */
export const plantLiving = (plot: Plot, word: string, age: number): Promise<Relative> =>
  relative(plot, word, { is_living: true, notes: word, birth: { date: { year: thisYear - age }, place: word } })

/** A person whom others do not see. */
export const plantHidden = (plot: Plot, word: string): Promise<Relative> =>
  relative(plot, word, {
    is_living: false,
    privacy: "hidden",
    notes: word,
    birth: { date: { year: 1800 }, place: word },
  })

/** An event of a visible person that only members see. It gives the person another year, and a place of its own. */
export const hiddenEvent = async (
  { tree, slots }: Plot,
  { id }: Relative,
  word: string,
  year: number,
): Promise<string> => {
  const event = await tree.event({ type: "birth", person_id: id, privacy: "hidden", date: { year }, place: word })
  slots.add("event_id", event.id)
  return event.id
}
