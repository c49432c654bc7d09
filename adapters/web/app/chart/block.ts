/** A place for one person in a row. A person met again is a link to the place where they are drawn in full. */
export interface Slot {
  readonly person: string
  readonly full: boolean
}

/** Two persons of a row, or one, with the children drawn below them. `a` and `b` are persons of the row. */
export interface Union {
  readonly a: string
  readonly b: string | null
  readonly children: Block[]
}

/** A person with a card in another block, below this one. A line leads to it from one of the unions of this block. */
export interface Hanging {
  readonly union: Union
  readonly person: string
  /** False for parents other than the first pair, such as adoptive ones. */
  readonly principal: boolean
}

/** A row of couples that stays together: persons with their partners. */
export interface Block {
  /** The person that the block is about: the child in a row of children, the child of these parents otherwise. */
  readonly about: string
  /** Rows above the person in the middle. Negative below. */
  readonly generation: number
  readonly slots: Slot[]
  readonly unions: Union[]
  readonly hanging: Hanging[]
  /** The parents drawn above a person of the row. */
  readonly above: Map<string, Block>
}

/** Everything that a chart draws, before it has a place. */
export interface Plan {
  /** The person in the middle with partners and descendants. */
  readonly root: Block
  /** The parents of the person in the middle. Their children contain `root`. */
  readonly parents: Block | undefined
  /** Blocks of ancestors with siblings of ancestors, in the order in which they get their place beside the rest. */
  readonly besides: readonly Block[]
  /** Parents opened above somebody who is no ancestor: their blocks, in order. */
  readonly inLaws: readonly Block[]
  readonly drawn: ReadonlySet<string>
}

/** The union of two persons in a block, made on first use. */
export const unionIn = (block: Block, a: string, b: string | null): Union => {
  const found = block.unions.find(
    (union) => (union.a === a && union.b === b) || (b !== null && union.a === b && union.b === a),
  )
  if (found !== undefined) return found
  const union: Union = { a, b, children: [] }
  block.unions.push(union)
  return union
}

/** True if a person has a slot in the block. */
export const hasSlot = (block: Block, person: string): boolean => block.slots.some((slot) => slot.person === person)

/** All blocks at and below a block. */
export const blocksBelow = (block: Block): readonly Block[] => {
  const found: Block[] = [block]
  for (const current of found) for (const union of current.unions) for (const child of union.children) found.push(child)
  return found
}

/** All blocks at and above a block. */
export const blocksAbove = (block: Block): readonly Block[] => {
  const found: Block[] = [block]
  for (const current of found) for (const parents of current.above.values()) found.push(parents)
  return found
}
