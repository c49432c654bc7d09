import type { TreeId } from "../domain/ids.ts"
import type { RestoredTreeReport } from "./restore-trees.ts"
import type { RestoredCounts } from "./store-restored.ts"

/** The result of restoring a backup. */
export interface AccountImport {
  readonly trees: readonly { readonly id: TreeId; readonly name: string; readonly counts: RestoredCounts }[]
  readonly warnings: readonly ImportWarning[]
}

export const restoreWarnings = ["visible_to_others", "control_characters"] as const

/** A problem that the user should look at. `path` is its place in the backup. */
export interface ImportWarning {
  readonly path: string
  readonly code: (typeof restoreWarnings)[number]
  readonly message: string
}

/** The result for the user. A tree that others can read gets a warning, and one whose texts differ from the backup. */
export const importReport = (restored: readonly RestoredTreeReport[]): AccountImport => ({
  trees: restored.map(({ tree: { id, name }, counts }) => ({ id, name, counts })),
  warnings: restored.flatMap((report, index) => [...visible(report, index), ...spacedTexts(report, index)]),
})

const visible = ({ tree: { visibility } }: RestoredTreeReport, index: number): readonly ImportWarning[] =>
  visibility === "private"
    ? []
    : [
        {
          path: `trees.${index}.visibility`,
          code: "visible_to_others",
          message: `The tree is ${visibility}, as it was when the backup was made.`,
        },
      ]

const spacedTexts = ({ spaced: { count, first } }: RestoredTreeReport, index: number): readonly ImportWarning[] =>
  first === null
    ? []
    : [
        {
          path: `trees.${index}.${first}`,
          code: "control_characters",
          message:
            count === 1
              ? "In a text of one line, control characters become spaces."
              : `In ${count} texts of one line, control characters become spaces. This is the first.`,
        },
      ]
