import { resolve } from "node:path"
import { groupsOf } from "../support/spec-groups.ts"

/** Specs that read the sources of the project, which Stryker has changed. */
const readsSources = /^spec\/[\w.-]+\.spec\.ts$/

/** The specs that mutants are tried with: those of `make test-fast` with these beginnings, from `MUTATION_SPECS`. */
export const mutationSpecs = (): readonly string[] => {
  const beginnings = (process.env.MUTATION_SPECS ?? "spec/domain/ spec/core/ spec/http/").split(" ")
  return groupsOf("fast")
    .flatMap(({ files }) => files)
    .filter((file) => !readsSources.test(file) && beginnings.some((beginning) => file.startsWith(beginning)))
    .map((file) => resolve(file))
}
