import type { LanguagePack } from "./language-pack.ts"
import { about as enAbout } from "./en/about.ts"
import { anniversaries as enAnniversaries } from "./en/anniversaries.ts"
import { calendars as enCalendars } from "./en/calendars.ts"
import { dates as enDates } from "./en/dates.ts"
import { kin as enKin } from "./en/kin.ts"
import { mails as enMails } from "./en/mails.ts"
import { about as deAbout } from "./de/about.ts"
import { anniversaries as deAnniversaries } from "./de/anniversaries.ts"
import { calendars as deCalendars } from "./de/calendars.ts"
import { dates as deDates } from "./de/dates.ts"
import { kin as deKin } from "./de/kin.ts"
import { mails as deMails } from "./de/mails.ts"
import { about as esAbout } from "./es/about.ts"
import { anniversaries as esAnniversaries } from "./es/anniversaries.ts"
import { calendars as esCalendars } from "./es/calendars.ts"
import { dates as esDates } from "./es/dates.ts"
import { kin as esKin } from "./es/kin.ts"
import { mails as esMails } from "./es/mails.ts"
import { about as frAbout } from "./fr/about.ts"
import { anniversaries as frAnniversaries } from "./fr/anniversaries.ts"
import { calendars as frCalendars } from "./fr/calendars.ts"
import { dates as frDates } from "./fr/dates.ts"
import { kin as frKin } from "./fr/kin.ts"
import { mails as frMails } from "./fr/mails.ts"
import { about as heAbout } from "./he/about.ts"
import { anniversaries as heAnniversaries } from "./he/anniversaries.ts"
import { calendars as heCalendars } from "./he/calendars.ts"
import { dates as heDates } from "./he/dates.ts"
import { kin as heKin } from "./he/kin.ts"
import { mails as heMails } from "./he/mails.ts"
import { about as nlAbout } from "./nl/about.ts"
import { anniversaries as nlAnniversaries } from "./nl/anniversaries.ts"
import { calendars as nlCalendars } from "./nl/calendars.ts"
import { dates as nlDates } from "./nl/dates.ts"
import { kin as nlKin } from "./nl/kin.ts"
import { mails as nlMails } from "./nl/mails.ts"
import { about as plAbout } from "./pl/about.ts"
import { anniversaries as plAnniversaries } from "./pl/anniversaries.ts"
import { calendars as plCalendars } from "./pl/calendars.ts"
import { dates as plDates } from "./pl/dates.ts"
import { kin as plKin } from "./pl/kin.ts"
import { mails as plMails } from "./pl/mails.ts"
import { about as svAbout } from "./sv/about.ts"
import { anniversaries as svAnniversaries } from "./sv/anniversaries.ts"
import { calendars as svCalendars } from "./sv/calendars.ts"
import { dates as svDates } from "./sv/dates.ts"
import { kin as svKin } from "./sv/kin.ts"
import { mails as svMails } from "./sv/mails.ts"

/** The languages of the service by their tags. Written by `make languages` from the folders beside this file. */
export const registry = {
  en: {
    about: enAbout,
    anniversaries: enAnniversaries,
    calendars: enCalendars,
    dates: enDates,
    kin: enKin,
    mails: enMails,
  },
  de: {
    about: deAbout,
    anniversaries: deAnniversaries,
    calendars: deCalendars,
    dates: deDates,
    kin: deKin,
    mails: deMails,
  },
  es: {
    about: esAbout,
    anniversaries: esAnniversaries,
    calendars: esCalendars,
    dates: esDates,
    kin: esKin,
    mails: esMails,
  },
  fr: {
    about: frAbout,
    anniversaries: frAnniversaries,
    calendars: frCalendars,
    dates: frDates,
    kin: frKin,
    mails: frMails,
  },
  he: {
    about: heAbout,
    anniversaries: heAnniversaries,
    calendars: heCalendars,
    dates: heDates,
    kin: heKin,
    mails: heMails,
  },
  nl: {
    about: nlAbout,
    anniversaries: nlAnniversaries,
    calendars: nlCalendars,
    dates: nlDates,
    kin: nlKin,
    mails: nlMails,
  },
  pl: {
    about: plAbout,
    anniversaries: plAnniversaries,
    calendars: plCalendars,
    dates: plDates,
    kin: plKin,
    mails: plMails,
  },
  sv: {
    about: svAbout,
    anniversaries: svAnniversaries,
    calendars: svCalendars,
    dates: svDates,
    kin: svKin,
    mails: svMails,
  },
} as const satisfies Readonly<Record<string, LanguagePack>>
