import type { GedcomFault, Warn } from "../../core/domain/gedcom/warning.ts"

/** Collects each fault of a file. */
export const collectFaults = (): { readonly warn: Warn; readonly faults: readonly GedcomFault[] } => {
  const faults: GedcomFault[] = []
  return { faults, warn: (fault) => void faults.push(fault) }
}
