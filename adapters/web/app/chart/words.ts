import type messages from "../../../../core/languages/en/app/chart.ts"
import { part } from "../texts/texts.ts"

/** The words of the chart. */
export const chartWords = part<typeof messages>("chart")
