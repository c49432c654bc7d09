import type messages from "../../../../../core/languages/en/app/screens/panel.ts"
import { part } from "../../texts/texts.ts"

/** The words of what is beside the chart or in its place, and of the relatives of a person. */
export const panelWords = part<typeof messages>("screens/panel")
