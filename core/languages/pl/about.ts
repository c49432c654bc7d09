import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "Polski", locale: "pl-PL", direction: "ltr" }
