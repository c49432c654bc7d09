import type { Tie } from "../../domain/chart/tie.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { TiesAround } from "../../ports/charts/chart-reads.ts"

/** For more persons than this, nothing is read ahead: their relatives are many, and one read of them costs little per person. */
const FEW = 60
/** The number of persons after which reading ahead ends. */
const ENOUGH = 200

/** Relationships that were read before they were asked for. */
export interface TiesAhead {
  /**
   * The relationships of these persons, for those of `people` who are not among `others`. If none of few persons has
   * been read, reads them and the people around them.
   */
  take(people: readonly PersonId[]): Promise<{ readonly found: readonly Tie[]; readonly others: readonly PersonId[] }>
}

/** Near a person there are few relatives at each step, so that one read of several steps replaces many reads. */
export const tiesAhead = (
  read: (of: TiesAround) => Promise<{ readonly levels: number; readonly ties: readonly Tie[] }>,
): TiesAhead => {
  const known = new Map<PersonId, readonly Tie[]>()
  const readAround = async (people: readonly PersonId[]): Promise<void> => {
    const { levels, ties } = await read({ people, most: ENOUGH })
    const byPerson = tiesByPerson(ties)
    let level: readonly PersonId[] = people
    const reached = new Set(people)
    for (let steps = 0; steps <= levels; steps++) {
      const next: PersonId[] = []
      for (const id of level) {
        const own = byPerson.get(id) ?? []
        known.set(id, own)
        for (const end of own.flatMap(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])) {
          if (reached.has(end)) continue
          reached.add(end)
          next.push(end)
        }
      }
      level = next
    }
  }
  return {
    take: async (people) => {
      const unknown = people.filter((id) => !known.has(id))
      if (unknown.length > 0 && unknown.length <= FEW) await readAround(unknown)
      const others = people.filter((id) => !known.has(id))
      return { found: people.flatMap((id) => known.get(id) ?? []), others }
    },
  }
}

const tiesByPerson = (ties: readonly Tie[]): ReadonlyMap<PersonId, readonly Tie[]> => {
  const byPerson = new Map<PersonId, Tie[]>()
  const add = (id: PersonId, tie: Tie): void => {
    const own = byPerson.get(id)
    if (own === undefined) byPerson.set(id, [tie])
    else own.push(tie)
  }
  for (const tie of ties) {
    add(tie.fromPersonId, tie)
    add(tie.toPersonId, tie)
  }
  return byPerson
}
