import { type Check, foundIf } from "../check.ts"

/** A person without any relationship. */
export const unconnectedPerson: Check<"unconnected_person"> = ({ id, displayName, parents, children, couples }) =>
  foundIf(parents.length + children.length + couples.length === 0, () => ({
    personIds: [id],
    detail: `${displayName} has no relatives in the tree.`,
  }))
