import type messages from "../../../../../core/languages/en/app/viewer.ts"
import { part } from "../../texts/texts.ts"

/** The choice as who a tree is looked at. */
export const viewerWords = part<typeof messages>("viewer")
