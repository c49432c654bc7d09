import { lineage } from "../../view/lineage-of-viewer.ts"

/** The descendants of a person within a number of generations, including the person. */
export const getDescendants = lineage("descendants")
