import type { ReadContext } from "../structures/read-context.ts"

/** How lines are read for values that need no text of another record, and that both versions write alike. */
export const withoutTexts: ReadContext = {
  version: "7.0",
  noteText: () => null,
  repositoryName: () => null,
  use: () => {},
}
