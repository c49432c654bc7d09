import type messages from "../../../../../core/languages/en/app/screens/kin.ts"
import { part } from "../../texts/texts.ts"

/** The words about how two persons are related. */
export const kinWords = part<typeof messages>("screens/kin")
