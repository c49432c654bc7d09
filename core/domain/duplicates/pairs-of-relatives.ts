import { isSameDay } from "../gedcom/match/life.ts"
import { yearsApart } from "../gedcom/match/match.ts"
import type { Kinship, Relative } from "../gedcom/match/relatives.ts"
import type { PersonId } from "../ids.ts"
import type { PersonPair } from "./duplicate.ts"
import type { DuplicatePerson } from "./judge-pair.ts"
import { likenessInFamily } from "./likeness-in-family.ts"

/** Further relatives of one kinship are ignored, so that the time for very large families is bounded. */
const MOST_RELATIVES = 100

const kinships: readonly Kinship[] = ["parent", "partner", "child"]

/** The rank of a pair: a day in common, then the name, then the years. */
const worthOf = (a: DuplicatePerson, b: DuplicatePerson, similarity: number): number =>
  (isSameDay(a.life.birth, b.life.birth) ? 100 : 0) + similarity * 10 - (yearsApart(a.birthYear, b.birthYear) ?? 1)

interface Ranked {
  readonly ids: PersonPair
  readonly worth: number
}

/** The best of these, or null if another one is as good. */
const onlyBest = (ranked: readonly Ranked[]): Ranked | null => {
  const [best, second] = ranked.toSorted((one, other) => other.worth - one.worth)
  return best === undefined || best.worth === second?.worth ? null : best
}

/**
 * The pairs of relatives of two persons who are one, such as their mothers. Each is the best choice for the other, and the only one, so
 * that of several children with one name none is guessed.
 */
export const pairsOfRelatives = (
  [ofA, ofB]: readonly [readonly Relative<PersonId>[], readonly Relative<PersonId>[]],
  personOf: (id: PersonId) => DuplicatePerson | undefined,
): readonly PersonPair[] =>
  kinships.flatMap((kinship) => {
    const own = (relatives: readonly Relative<PersonId>[]) =>
      relatives.flatMap((one) => (one.kinship === kinship ? [one.person] : [])).slice(0, MOST_RELATIVES)
    const [some, others] = [own(ofA), own(ofB)]
    const ranked = some.flatMap((one) =>
      others.flatMap((other): readonly Ranked[] => {
        const [a, b] = [personOf(one), personOf(other)]
        if (one === other || a === undefined || b === undefined) return []
        const similarity = likenessInFamily(a, b)
        return similarity === 0 ? [] : [{ ids: [one, other], worth: worthOf(a, b, similarity) }]
      }),
    )
    return some.flatMap((one) => {
      const best = onlyBest(ranked.filter(({ ids }) => ids[0] === one))
      const back = best === null ? null : onlyBest(ranked.filter(({ ids }) => ids[1] === best.ids[1]))
      return best !== null && best === back ? [best.ids] : []
    })
  })
