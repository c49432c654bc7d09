import { lineage } from "../../view/lineage-of-viewer.ts"

/** The ancestors of a person within a number of generations, including the person. */
export const getAncestors = lineage("ancestors")
