import { lineage } from "../../view/lineage-of-viewer.ts"

/** A person's ancestors within so many generations, the person included. */
export const getAncestors = lineage("ancestors")
