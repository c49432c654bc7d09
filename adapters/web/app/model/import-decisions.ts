/** What an import does with a person of the file who may be in the tree, in the order of the keys 1 to 4. */
export const importActions = ["new", "skip", "merge", "overwrite"] as const
export type ImportAction = (typeof importActions)[number]

/** A person of a file, and the persons of the tree who may be the same, the most similar one first. */
export interface Candidate {
  readonly ref: string | null
  readonly matches: readonly { readonly person_id: string; readonly score: "high" | "medium" }[]
}

export interface Decision {
  readonly action: ImportAction
  readonly target: string
}

/** The decisions so far, by the reference of the person in the file. */
export type Decisions = ReadonlyMap<string, Decision>

/** The persons of the tree that a decision uses, which no other person of the file can be as well. */
const taken = (decisions: Decisions): ReadonlySet<string> =>
  new Set([...decisions.values()].flatMap(({ action, target }) => (action === "new" ? [] : [target])))

/** The decisions with this one for one candidate. */
export const decided = (decisions: Decisions, ref: string, decision: Decision): Decisions =>
  new Map([...decisions, [ref, decision]])

/** The same action for all candidates that have no decision and a best match with this score. */
export const decidedForOthers = (
  decisions: Decisions,
  candidates: readonly Candidate[],
  { action, score }: { readonly action: ImportAction; readonly score: "high" | "medium" },
): Decisions => {
  const grown = new Map(decisions)
  const used = new Set(taken(decisions))
  for (const { ref, matches } of candidates) {
    const [best] = matches
    if (ref === null || best === undefined || best.score !== score || grown.has(ref)) continue
    if (action !== "new" && used.has(best.person_id)) continue
    if (action !== "new") used.add(best.person_id)
    grown.set(ref, { action, target: best.person_id })
  }
  return grown
}

/** The decisions as the API takes them. */
export const resolutionsOf = (decisions: Decisions): string =>
  JSON.stringify(
    Object.fromEntries(
      [...decisions].map(([ref, { action, target }]) => [
        ref,
        action === "new" ? { action } : { action, target_id: target },
      ]),
    ),
  )
