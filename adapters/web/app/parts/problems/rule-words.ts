import type messages from "../../../../../core/languages/en/app/rules.ts"
import { part } from "../../texts/texts.ts"

/** What is wrong with a field, by the rules of the service. */
export const ruleWords = part<typeof messages>("rules")
