import type { LanguagePack } from "./language-pack.ts"
import { about as enAbout } from "./en/about.ts"
import { mails as enMails } from "./en/mails.ts"
import { about as deAbout } from "./de/about.ts"
import { mails as deMails } from "./de/mails.ts"

/** The languages of the service by their tags. Written by `make languages` from the folders beside this file. */
export const registry = {
  en: { about: enAbout, mails: enMails },
  de: { about: deAbout, mails: deMails },
} as const satisfies Readonly<Record<string, LanguagePack>>
