/**
 * A fault in a file that could still be read. `line` counts from 1; `code` is for programs, `message` is a sentence
 * for people.
 */
export interface GedcomWarning {
  readonly line: number
  readonly code: string
  readonly message: string
}

export type Warn = (warning: GedcomWarning) => void

/**
 * Keeps the first `limit` warnings and counts all of them, so that memory stays bounded for a file full of faults.
 */
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
