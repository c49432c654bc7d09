import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "Svenska", locale: "sv-SE", direction: "ltr" }
