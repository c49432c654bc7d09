import { trimmedOrNull } from "../structures/read-context.ts"
import { type GedcomStructure, voidPointer } from "../lines/parser.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import type { Step } from "./step.ts"

/** The tags that describe a repository and not its holdings. */
const ofRepositories: ReadonlySet<string> = new Set(["NAME", "ADDR", "PHON", "EMAIL", "FAX", "WWW"])

/**
 * REPO of a source. A repository as text gets a record. An unknown repository has no pointer in 5.5.1, and `@VOID@`
 * in 7.0.
 */
export const convertRepository: Step = (structure, _, { to, addRecord }) => {
  if (structure.pointer === voidPointer) return [to === "5.5.1" ? { ...structure, pointer: null } : structure]
  if (structure.pointer !== null) return [structure]
  const own = structure.children.filter(({ tag }) => ofRepositories.has(tag))
  const name = trimmedOrNull(structure.value) ?? trimmedOrNull(own.find(({ tag }) => tag === "NAME")?.value ?? "")
  if (name === null) return [{ ...structure, pointer: to === "7.0" ? voidPointer : null }]
  const others = structure.children.filter((child) => !own.includes(child))
  const repository: readonly GedcomStructure[] =
    trimmedOrNull(structure.value) === null ? own : [textStructure("NAME", structure.value), ...own]
  return [pointerStructure("REPO", addRecord("REPO", { value: "", children: repository }), others)]
}
