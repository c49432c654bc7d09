import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "English", locale: "en-GB", direction: "ltr" }
