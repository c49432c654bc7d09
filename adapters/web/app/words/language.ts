import { createContext } from "preact"
import { useContext } from "preact/hooks"
import type messages from "../../../../core/languages/en/app/common.ts"
import type { Texts } from "../../../../core/languages/messages.ts"
import type { Language } from "../texts/languages.ts"
import { part, type Part, type TextsOf, textsOf } from "../texts/texts.ts"

/** The words that all screens share. */
const common = part<typeof messages>("common")

export type Words = TextsOf<typeof common>

export const LanguageContext = createContext<Language>("en")

/** The language of the reader. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** The words of a part of the app in the language of the reader. */
export const useWords = <M>(of: Part<M>): Texts<M> => textsOf(of, useLanguage())

/** The words that all screens share. */
export const useCommonWords = (): Words => textsOf(common, useLanguage())

/** The words that all screens share, outside of components. */
export const commonWords = (language: Language): Words => textsOf(common, language)
