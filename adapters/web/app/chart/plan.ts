/*
 * How a chart is planned. `layout.ts` gives the plan its places afterwards.
 *
 * 1. The person in the middle gets a block (a row of couples) in generation 0, with all partners.
 * 2. Above it come the parents, and above these, generation by generation, the ancestors. Each block of parents also has
 *    the other partners of the parents, if siblings are to be drawn below them.
 * 3. The siblings of the person in the middle are drawn below the same parents, and the person is put among them by birth.
 * 4. Descendants follow generation by generation. A queue makes sure that the nearest place of a person comes first.
 * 5. Last come the siblings of ancestors, and the parents that a reader opened above partners and others.
 *
 * Who was met before (`drawn`) gets a link in place of a card, and a line from parent to child exists once (`joined`). So
 * the plan ends for every graph, also for one with cousins who married and with loops. The order of the steps decides
 * who is drawn where: whoever is claimed first is drawn in full.
 */
import type { FamilyGraph } from "../model/family.ts"
import { type Block, blocksAbove, blocksBelow, hasSlot, type Plan, type Slot, unionIn } from "./block.ts"
import { coParent, parentPairs, partnersWithCoParents } from "../model/pairs.ts"
import { type ChartView, isOpen } from "./view.ts"

/** What a plan needs while it grows: who is drawn in full, and which parent and child are joined by a line. */
interface Planner {
  readonly graph: FamilyGraph
  readonly view: ChartView
  readonly drawn: Set<string>
  readonly joined: Set<string>
}

const claim = (planner: Planner, person: string): Slot => {
  const full = !planner.drawn.has(person)
  planner.drawn.add(person)
  return { person, full }
}

const newBlock = (about: string, generation: number): Block => ({
  about,
  generation,
  slots: [],
  unions: [],
  hanging: [],
  above: new Map(),
})

const join = (planner: Planner, parents: readonly (string | null)[], child: string): void => {
  for (const parent of parents) if (parent !== null) planner.joined.add(`${parent}>${child}`)
}

const isJoined = (planner: Planner, parent: string, child: string): boolean => planner.joined.has(`${parent}>${child}`)

/** Adds slots for people at one end of a row. People who already have a slot there are left out. */
const extend = (planner: Planner, block: Block, people: readonly string[], end: "left" | "right"): void => {
  for (const person of people) {
    if (hasSlot(block, person)) continue
    const slot = claim(planner, person)
    if (end === "left") block.slots.unshift(slot)
    else block.slots.push(slot)
  }
}

/** Makes the unions of a person with the partners in the row. */
const unite = (planner: Planner, block: Block, person: string): void => {
  for (const partner of partnersWithCoParents(planner.graph, person)) {
    if (hasSlot(block, partner)) unionIn(block, person, partner)
  }
}

const ownChild = (planner: Planner, person: string, generation: number): Block => {
  const block = newBlock(person, generation)
  block.slots.push(claim(planner, person))
  return block
}

/** Draws the children of a person of the row below it. Children who have their line already are left out. */
const addChildren = (planner: Planner, block: Block, person: string): readonly Block[] => {
  const added: Block[] = []
  for (const child of planner.graph.children.get(person) ?? []) {
    if (isJoined(planner, person, child)) continue
    const other = coParent(planner.graph, child, person)
    const isTogether = other !== undefined && hasSlot(block, other) && !isJoined(planner, other, child)
    const union = unionIn(block, person, isTogether ? other : null)
    join(planner, [union.a, union.b], child)
    const below = ownChild(planner, child, block.generation - 1)
    union.children.push(below)
    added.push(below)
    if (below.slots.every(({ full }) => full)) addOtherParents(planner, block, child)
  }
  return added
}

/** Adds the lines to a child from pairs of parents after the first, as far as they are in the row. */
const addOtherParents = (planner: Planner, block: Block, child: string): void => {
  for (const pair of parentPairs(planner.graph, child)) {
    const [first, second] = pair.filter((parent) => hasSlot(block, parent) && !isJoined(planner, parent, child))
    if (first === undefined) continue
    block.hanging.push({ union: unionIn(block, first, second ?? null), person: child, principal: false })
    join(planner, [first, second ?? null], child)
  }
}

const showsPartners = (planner: Planner, person: string, byDefault: boolean): boolean =>
  isOpen(planner.view, "partners", person, byDefault) || isOpen(planner.view, "children", person, false)

/** Adds the partners of the person that a block is about: the first of several on the left, the others on the right. */
const addPartners = (planner: Planner, block: Block): void => {
  const { graph } = planner
  const partners = partnersWithCoParents(graph, block.about)
  const [first, ...others] = partners
  if (first === undefined) return
  if (others.length > 0) extend(planner, block, [first], "left")
  extend(planner, block, others.length > 0 ? others : [first], "right")
  for (const partner of partners) {
    const isFull = block.slots.some((slot) => slot.person === partner && slot.full)
    if (!isFull || !showsPartners(planner, partner, false)) continue
    const end = others.length > 0 && partner === first ? "left" : "right"
    extend(planner, block, partnersWithCoParents(graph, partner), end)
    unite(planner, block, partner)
  }
  unite(planner, block, block.about)
}

/** Draws descendants generation by generation, so that the nearest place of a person is the one in full. */
const addDescendants = (planner: Planner, from: readonly Block[], depthOf: (block: Block) => number): void => {
  const { view } = planner
  const queue: Block[] = [...from]
  for (const block of queue) {
    const self = block.slots.find((slot) => slot.person === block.about)
    if (self?.full !== true) continue
    const isInside = depthOf(block) > 0
    const withChildren = isOpen(view, "children", block.about, isInside)
    if (block.slots.length === 1 && (withChildren || showsPartners(planner, block.about, isInside))) {
      addPartners(planner, block)
    }
    const owners = block.slots.filter(
      ({ person, full }) => full && isOpen(view, "children", person, withChildren && person === block.about),
    )
    for (const owner of owners) for (const child of addChildren(planner, block, owner.person)) queue.push(child)
  }
}

/** The row of a child's parents, with other partners of theirs if siblings are to be drawn below them. */
const parentsBlock = (planner: Planner, child: string, generation: number, withOthers: boolean): Block | undefined => {
  const { graph, view } = planner
  const [principal, ...others] = parentPairs(graph, child)
    .map((pair) => pair.filter((parent) => !isJoined(planner, parent, child)))
    .filter((pair) => pair.length > 0)
  const [first, second] = principal ?? []
  if (principal === undefined || first === undefined) return undefined
  const block = newBlock(child, generation)
  extend(planner, block, principal, "right")
  const otherPartners = (person: string): readonly string[] =>
    withOthers || view.opened.has(`partners:${person}`) ? partnersWithCoParents(graph, person) : []
  extend(planner, block, otherPartners(first), second === undefined ? "right" : "left")
  if (second !== undefined) extend(planner, block, otherPartners(second), "right")
  for (const pair of others) extend(planner, block, pair, "right")
  const union = unionIn(block, first, second ?? null)
  block.hanging.push({ union, person: child, principal: true })
  join(planner, [first, second ?? null], child)
  for (const { person } of block.slots) unite(planner, block, person)
  addOtherParents(planner, block, child)
  return block
}

const showsSiblings = (planner: Planner, person: string): boolean => {
  const isRoot = person === planner.view.rootId
  return isOpen(planner.view, "siblings", person, isRoot && planner.view.siblings)
}

/** Draws ancestors generation by generation above a block of parents. */
const addAncestors = (planner: Planner, from: Block, isInside: (generation: number) => boolean): void => {
  const { graph, view } = planner
  const queue: Block[] = [from]
  for (const block of queue) {
    const parents = new Set((graph.parents.get(block.about) ?? []).map(({ id }) => id))
    for (const { person, full } of block.slots) {
      if (!full || !parents.has(person) || !isOpen(view, "parents", person, isInside(block.generation))) continue
      const above = parentsBlock(planner, person, block.generation + 1, showsSiblings(planner, person))
      if (above === undefined) continue
      block.above.set(person, above)
      queue.push(above)
    }
  }
}

/** The other children of the persons in a block of parents. */
const addSiblings = (planner: Planner, block: Block): readonly Block[] => {
  const parents = block.slots.filter(({ full }) => full)
  const isParent = new Set((planner.graph.parents.get(block.about) ?? []).map(({ id }) => id))
  return parents
    .filter(({ person }) => isParent.has(person))
    .flatMap(({ person }) => addChildren(planner, block, person))
}

/** Puts the block of the person in the middle among the children of their parents, at its place by birth. */
const insertRoot = (planner: Planner, parents: Block, root: Block): void => {
  const principal = parents.hanging.findIndex((line) => line.principal)
  const [line] = parents.hanging.splice(principal, 1)
  if (line === undefined) return
  const order = new Map((planner.graph.children.get(line.union.a) ?? []).map((child, place) => [child, place]))
  const placeOf = (block: Block): number => order.get(block.about) ?? 0
  const at = line.union.children.findIndex((child) => placeOf(child) > placeOf(root))
  line.union.children.splice(at < 0 ? line.union.children.length : at, 0, root)
}

/** Parents that a reader opened above somebody who is no ancestor, such as a partner. */
const addInLaws = (planner: Planner, root: Block, parents: Block | undefined): Block[] => {
  const found: Block[] = []
  const everywhere = [...(parents === undefined ? [] : blocksAbove(parents)), root].flatMap(blocksBelow)
  const blocks = [...new Set(everywhere)]
  for (const block of blocks) {
    for (const { person, full } of block.slots) {
      if (!full || !planner.view.opened.has(`parents:${person}`) || block.above.has(person)) continue
      const isNew = (planner.graph.parents.get(person) ?? []).some(({ id }) => !isJoined(planner, id, person))
      const above = isNew
        ? parentsBlock(planner, person, block.generation + 1, showsSiblings(planner, person))
        : undefined
      if (above === undefined) continue
      found.push(above)
      addAncestors(planner, above, () => false)
      for (const further of blocksAbove(above)) blocks.push(further)
    }
  }
  return found
}

/** The root with partners and the parents above, with everybody above them. */
const addHourglass = (planner: Planner): Pick<Plan, "root" | "parents"> => {
  const { view } = planner
  const root = ownChild(planner, view.rootId, 0)
  if (isOpen(view, "partners", view.rootId, true)) addPartners(planner, root)
  const withSiblings = showsSiblings(planner, view.rootId)
  const parents = isOpen(view, "parents", view.rootId, view.up > 0)
    ? parentsBlock(planner, view.rootId, 1, withSiblings)
    : undefined
  if (parents === undefined) return { root, parents }
  addAncestors(planner, parents, (generation) => generation < view.up)
  const siblings = withSiblings ? addSiblings(planner, parents) : []
  insertRoot(planner, parents, root)
  addDescendants(planner, siblings, () => 0)
  return { root, parents }
}

/** Decides who is drawn, once in full each, and in which row with which partners. */
export const planChart = (graph: FamilyGraph, view: ChartView): Plan => {
  const planner: Planner = { graph, view, drawn: new Set(), joined: new Set() }
  const { root, parents } = addHourglass(planner)
  addDescendants(planner, [root], ({ generation }) => view.down + generation)
  const withSiblings = (blocks: readonly Block[]): readonly Block[] => {
    const found = blocks.filter((block) => showsSiblings(planner, block.about))
    for (const block of found) addDescendants(planner, addSiblings(planner, block), () => 0)
    return found
  }
  const ancestors = withSiblings(parents === undefined ? [] : blocksAbove(parents).slice(1))
  const inLaws = addInLaws(planner, root, parents)
  const besides = [...ancestors, ...withSiblings(inLaws.flatMap(blocksAbove))]
  return { root, parents, besides, inLaws, drawn: planner.drawn }
}
