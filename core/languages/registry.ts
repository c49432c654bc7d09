import type { LanguagePack } from "./language-pack.ts"
import { about as enAbout } from "./en/about.ts"
import { mails as enMails } from "./en/mails.ts"
import { about as deAbout } from "./de/about.ts"
import { mails as deMails } from "./de/mails.ts"
import { about as frAbout } from "./fr/about.ts"
import { mails as frMails } from "./fr/mails.ts"

/** The languages of the service by their tags. Written by `make languages` from the folders beside this file. */
export const registry = {
  en: { about: enAbout, mails: enMails },
  de: { about: deAbout, mails: deMails },
  fr: { about: frAbout, mails: frMails },
} as const satisfies Readonly<Record<string, LanguagePack>>
