import { createContext } from "preact"
import { useContext } from "preact/hooks"
import { de } from "./de.ts"
import { en, type Words } from "./en.ts"
import type { Language } from "./languages.ts"

/** The same words in every language. */
export type InEachLanguage<W> = Readonly<Record<Language, W>>

/** The words of one screen, in every language. What is missing in one of them does not compile. */
export const words = <W>(english: W, german: NoInfer<W>): InEachLanguage<W> => ({ en: english, de: german })

const common: InEachLanguage<Words> = { en, de }

export const LanguageContext = createContext<Language>("en")

/** The language of the reader. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** The words of a screen in the language of the reader. */
export const useWords = <W>(of: InEachLanguage<W>): W => of[useLanguage()]

/** The words that all screens share. */
export const useCommonWords = (): Words => common[useLanguage()]

/** The words that all screens share, outside of components. */
export const commonWords = (language: Language): Words => common[language]
