import type { LanguagePack } from "../../languages/language-pack.ts"
import { ENGLISH, type Language } from "../../languages/language.ts"
import { registry } from "../../languages/registry.ts"
import type { Kin } from "./kin-path.ts"

/**
 * What the other person is called in a language: "farmor", "prima segunda". English names each part of a way by marriage
 * ("father's sister's husband"); the other languages have one word for it ("tío político").
 */
export const kinInLanguage = (kin: Kin, language: Language): string => {
  const { kin: name }: LanguagePack = registry[language]
  return language === ENGLISH || name === undefined ? kin.name : name(kin)
}
