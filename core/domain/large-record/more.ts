/** The most records of one kind in one answer about a person. */
export const MOST_OF_A_KIND = 500

/** The kinds of records that an answer about a person may leave out. */
export const boundedKinds = [
  ...(["names", "events", "parents", "siblings", "partners", "children"] as const),
  ...(["citations", "associations", "media"] as const),
] as const
export type BoundedKind = (typeof boundedKinds)[number]

/** How many records of each kind an answer leaves out. A kind that is there in full is absent. */
export type More = Readonly<Partial<Record<BoundedKind, number>>>

/** What an answer has of one kind, and how many records there are for this reader. */
export interface Part {
  readonly shown: number
  readonly total: number
}

/** The counts of what is left out; nothing where all is there. */
export const moreOf = (parts: Readonly<Partial<Record<BoundedKind, Part>>>): { readonly more?: More } => {
  const more: Partial<Record<BoundedKind, number>> = {}
  for (const kind of boundedKinds) {
    const part = parts[kind]
    if (part !== undefined && part.total > part.shown) more[kind] = part.total - part.shown
  }
  return Object.keys(more).length === 0 ? {} : { more }
}

/** The most dated events of a person from which years are reckoned. */
export const MOST_OF_A_LIFE = 1_000
