import type { DateLanguage } from "./date-language.ts"
import { chinese } from "./zh.ts"
import { croatian } from "./hr.ts"
import { czech } from "./cs.ts"
import { danish } from "./da.ts"
import { dutch } from "./nl.ts"
import { english } from "./en.ts"
import { finnish } from "./fi.ts"
import { french } from "./fr.ts"
import { german } from "./de.ts"
import { hebrew } from "./he.ts"
import { hungarian } from "./hu.ts"
import { icelandic } from "./is.ts"
import { italian } from "./it.ts"
import { japanese } from "./ja.ts"
import { norwegian } from "./no.ts"
import { polish } from "./pl.ts"
import { portuguese } from "./pt.ts"
import { russian } from "./ru.ts"
import { spanish } from "./es.ts"
import { swedish } from "./sv.ts"
import { ukrainian } from "./uk.ts"

/** All languages whose words for dates are read. */
export const dateLanguages: readonly DateLanguage[] = [
  ...[english, german, french, spanish, dutch, polish, swedish, hebrew],
  ...[danish, norwegian, icelandic, finnish, hungarian, czech, russian, ukrainian],
  ...[portuguese, italian, chinese, japanese, croatian],
]
