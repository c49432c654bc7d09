import { lineage } from "../../view/lineage-of-viewer.ts"

/** A person's descendants within so many generations, the person included. */
export const getDescendants = lineage("descendants")
