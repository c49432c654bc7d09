import type messages from "../../../../core/languages/en/app/pictures.ts"
import { part } from "../texts/texts.ts"

/** The words about pictures, wherever they are shown. */
export const pictureWords = part<typeof messages>("pictures")
