import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "Nederlands", locale: "nl-NL", direction: "ltr" }
