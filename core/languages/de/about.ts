import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "Deutsch", locale: "de-DE", direction: "ltr" }
