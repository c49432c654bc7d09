import type { LanguagePack } from "./language-pack.ts"
import { about as enAbout } from "./en/about.ts"
import { mails as enMails } from "./en/mails.ts"
import { about as deAbout } from "./de/about.ts"
import { mails as deMails } from "./de/mails.ts"
import { about as esAbout } from "./es/about.ts"
import { mails as esMails } from "./es/mails.ts"
import { about as frAbout } from "./fr/about.ts"
import { mails as frMails } from "./fr/mails.ts"
import { about as nlAbout } from "./nl/about.ts"
import { mails as nlMails } from "./nl/mails.ts"
import { about as plAbout } from "./pl/about.ts"
import { mails as plMails } from "./pl/mails.ts"
import { about as svAbout } from "./sv/about.ts"
import { mails as svMails } from "./sv/mails.ts"

/** The languages of the service by their tags. Written by `make languages` from the folders beside this file. */
export const registry = {
  en: { about: enAbout, mails: enMails },
  de: { about: deAbout, mails: deMails },
  es: { about: esAbout, mails: esMails },
  fr: { about: frAbout, mails: frMails },
  nl: { about: nlAbout, mails: nlMails },
  pl: { about: plAbout, mails: plMails },
  sv: { about: svAbout, mails: svMails },
} as const satisfies Readonly<Record<string, LanguagePack>>
