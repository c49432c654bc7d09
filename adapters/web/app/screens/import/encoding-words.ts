import type messages from "../../../../../core/languages/en/app/screens/encoding.ts"
import { part } from "../../texts/texts.ts"

/** The words about the encoding of a file, and the encodings to choose from. */
export const encodingWords = part<typeof messages>("screens/encoding")
