import type { AboutLanguage } from "./about-language.ts"
import type { KinNamer } from "./kin.ts"
import type { CalendarWords } from "./calendar-words.ts"
import type { anniversaries } from "./en/anniversaries.ts"
import type { dates } from "./en/dates.ts"
import type { mails } from "./en/mails.ts"
import type { Texts } from "./texts.ts"

/** The kinds of messages: one file in the folder of each language. The keys and arguments of each are those of English. */
export interface English {
  readonly mails: typeof mails
  readonly dates: typeof dates
  readonly anniversaries: typeof anniversaries
}

export type MessageKind = keyof English

/** The files of a language. An absent file or text is shown in English. */
export type LanguagePack = {
  readonly about: AboutLanguage
  readonly calendars?: CalendarWords
  readonly kin?: KinNamer
} & {
  readonly [Kind in MessageKind]?: Texts<English[Kind]>
}
