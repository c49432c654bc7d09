import { cardEvent } from "../../domain/chart/card.ts"
import { type Kinship, type Relative, relativesInTree } from "../../domain/gedcom/match/relatives.ts"
import { mostRelatives, type PersonDetails } from "../../domain/gedcom/report/preview-report.ts"
import type { PersonId } from "../../domain/ids.ts"
import { birthAndDeath } from "../../domain/living/vitals.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"

/** The details of these persons of a tree. Three statements for each group of persons; `passed` is called after each. */
export const detailsInTree = async (
  tree: TreeSnapshot,
  ids: readonly PersonId[],
  passed: () => void,
): Promise<ReadonlyMap<PersonId, PersonDetails>> => {
  const details = new Map<PersonId, PersonDetails>()
  for (const group of inGroups(ids)) {
    const relatives = relativesInTree(new Set(group), await tree.edges(group))
    const named = [...relatives.values()].flatMap((all) => [...idsOf(all, "parent"), ...idsOf(all, "partner")])
    const names = await namesOf(tree, named)
    const events = await tree.events({ ids: [], personIds: group, relationshipIds: [] })
    const lives = Map.groupBy(events, ({ personId }) => personId)
    for (const id of group) {
      const all = relatives.get(id) ?? []
      const { birth, death } = birthAndDeath(lives.get(id) ?? [])
      details.set(id, {
        birth: cardEvent(birth),
        death: cardEvent(death),
        parents: idsOf(all, "parent").flatMap((parent) => names.get(parent) ?? []),
        partners: idsOf(all, "partner").flatMap((partner) => names.get(partner) ?? []),
        children: new Set(all.flatMap(({ kinship, person }) => (kinship === "child" ? [person] : []))).size,
      })
    }
    passed()
  }
  return details
}

/** The relatives of this kind, each once. */
const idsOf = (relatives: readonly Relative<PersonId>[], wanted: Kinship): readonly PersonId[] =>
  [...new Set(relatives.flatMap(({ kinship, person }) => (kinship === wanted ? [person] : [])))].slice(0, mostRelatives)

const namesOf = async (tree: TreeSnapshot, ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>> => {
  const unique = [...new Set(ids)]
  return new Map((await tree.persons(unique)).map(({ id, displayName }) => [id, displayName]))
}
