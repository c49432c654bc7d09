import type { AboutLanguage } from "../about-language.ts"

export const about: AboutLanguage = { name: "Español", locale: "es-ES", direction: "ltr" }
