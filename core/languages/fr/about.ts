import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "Français", locale: "fr-FR", direction: "ltr" }
