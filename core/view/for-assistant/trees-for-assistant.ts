import { noTreeRevision, type TreeRead, treeRead } from "../../domain/tree.ts"
import type { MemberTree, PersonReads } from "../../ports/reads.ts"

/**
 * These trees as the assistant of a member sees them. Unless it sees living people, it gets no trace of a hidden person:
 * neither in the number of persons nor as the home person. No change of the tree moves a value that an assistant gets of it.
 */
export const treesForAssistant = async (
  persons: Pick<PersonReads, "openIn">,
  trees: readonly MemberTree[],
): Promise<readonly TreeRead[]> => {
  const redacted = trees.filter(({ tree }) => !tree.aiSeesLiving).map(({ tree }) => tree.id)
  const open = redacted.length === 0 ? [] : await persons.openIn(redacted)
  const byTree = new Map(open.map((one) => [one.treeId, one]))
  return trees.map(({ tree, role, revision }) => {
    const read = { ...treeRead(tree, role, revision), ...noTreeRevision }
    if (tree.aiSeesLiving) return read
    const { count = 0, hasHome = false } = byTree.get(tree.id) ?? {}
    return { ...read, personCount: count, homePersonId: hasHome ? tree.homePersonId : null }
  })
}
