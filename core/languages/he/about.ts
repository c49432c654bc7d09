import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "עברית", locale: "he-IL", direction: "rtl" }
