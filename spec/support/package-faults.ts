import { readFile } from "node:fs/promises"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { publint } from "publint"
import { formatMessage } from "publint/utils"

/**
 * What publint and Are the types wrong find in a packed package, a line each. The package is for Node 24 and for
 * bundlers: programs that resolve
 * as Node 10 did, or that `require` types of ES modules, are not supported.
 */
export const faultsOfPackage = async (tarball: string): Promise<readonly string[]> => {
  const bytes = await readFile(tarball)
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(bytes).buffer },
    level: "suggestion",
    strict: true,
  })
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)))
  const problems = checked.types === false ? [{ kind: "no types" }] : checked.problems.filter(concernsUs)
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...problems.map((problem) => `attw: ${JSON.stringify(problem)}`),
  ]
}

const concernsUs = (problem: object): boolean =>
  !("resolutionKind" in problem && (problem.resolutionKind === "node10" || problem.resolutionKind === "node16-cjs"))
