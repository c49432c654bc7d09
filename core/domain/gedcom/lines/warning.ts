/** Something in a file that was read, but not as it stands. `line` counts from 1; `code` is a word for programs, `message` a sentence for people. */
export interface GedcomWarning {
  readonly line: number
  readonly code: string
  readonly message: string
}

export type Warn = (warning: GedcomWarning) => void

/** Keeps the first `limit` warnings and counts all of them, so that a file of nothing but faults costs no memory. */
export const collectWarnings = (
  limit = 1000,
): { readonly warn: Warn; readonly warnings: readonly GedcomWarning[]; readonly count: () => number } => {
  const warnings: GedcomWarning[] = []
  let count = 0
  return {
    warnings,
    count: () => count,
    warn: (warning) => {
      count += 1
      if (warnings.length < limit) warnings.push(warning)
    },
  }
}
