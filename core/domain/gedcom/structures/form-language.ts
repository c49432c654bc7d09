import { canonicalTag } from "../../../codec/language-tag.ts"
import type { FormKind, NameForm } from "../../name-forms/name-form.ts"

/** The tags of a name in another script or language: TRAN of 7.0, which is `_TRAN` in an export in 5.5.1, and FONE and ROMN of 5.5.1. */
export const formTags = ["TRAN", "_TRAN", "FONE", "ROMN"] as const
export type FormTag = (typeof formTags)[number]

/** The writing systems of FONE and ROMN in 5.5.1, and their language tags in 7.0 (BCP 47). */
export const spellings: readonly (readonly [tag: "FONE" | "ROMN", type: string, language: string])[] = [
  ["FONE", "hangul", "ko-Hang"],
  ["FONE", "kana", "ja-Hrkt"],
  ["ROMN", "pinyin", "zh-Latn-pinyin"],
  ["ROMN", "romaji", "ja-Latn"],
  ["ROMN", "wadegiles", "zh-Latn-wadegile"],
]

/** The language tags in 7.0 of a spelling without a known language. */
export const otherwise = { FONE: "x-phonetic", ROMN: "und-Latn" } as const

/** The language tag of a translation without a known language: 7.0 requires one. */
export const UNKNOWN = "und"

const ofSpellings: ReadonlySet<string> = new Set(Object.values(otherwise).map((tag) => tag.toLowerCase()))

/** Whether a language tag says that a structure is another spelling, and not in which language. */
const isSpelling = (tag: string): boolean => ofSpellings.has(tag.trim().toLowerCase())

const languagesOfSpellings: ReadonlySet<string> = new Set(spellings.map(([, , language]) => language.toLowerCase()))

/** Whether a language tag is that of a spelling, of a known language or not. */
const isOfSpelling = (tag: string): boolean => isSpelling(tag) || languagesOfSpellings.has(tag.trim().toLowerCase())

/** The language that a tag says; null if it says none. */
export const languageIn = (tag: string): string | null =>
  isSpelling(tag) || tag.trim().toLowerCase() === UNKNOWN ? null : canonicalTag(tag.trim())

const scripts = {
  Latn: /^\p{Script=Latin}$/u,
  Cyrl: /^\p{Script=Cyrillic}$/u,
  Grek: /^\p{Script=Greek}$/u,
  Hani: /^\p{Script=Han}$/u,
  Hrkt: /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u,
  Hang: /^\p{Script=Hangul}$/u,
  Hebr: /^\p{Script=Hebrew}$/u,
  Arab: /^\p{Script=Arabic}$/u,
  Armn: /^\p{Script=Armenian}$/u,
  Geor: /^\p{Script=Georgian}$/u,
  Deva: /^\p{Script=Devanagari}$/u,
  Thai: /^\p{Script=Thai}$/u,
} as const
type Script = keyof typeof scripts

/** The languages that are written in a script. A Latin name says nothing of its language. */
const languagesOf: Partial<Readonly<Record<Script, readonly string[]>>> = {
  Cyrl: ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn"],
  Grek: ["el"],
  Hani: ["zh", "ja", "ko", "vi"],
  Hrkt: ["ja"],
  Hang: ["ko"],
  Hebr: ["he", "yi"],
  Arab: ["ar", "fa", "ur"],
  Armn: ["hy"],
  Geor: ["ka"],
  Deva: ["hi", "mr", "ne", "sa"],
  Thai: ["th"],
}

const isScript = (name: string): name is Script => name in scripts

/** The script of the first letter of a text that has one of a known script. */
const scriptOf = (text: string): Script | null => {
  for (const letter of text) for (const name in scripts) if (isScript(name) && scripts[name].test(letter)) return name
  return null
}

/** Whether the first letter of a text is Latin. */
export const isLatin = (text: string): boolean => scriptOf(text) === "Latn"

const languageOf = (tag: string | null): string | null => tag?.split("-")[0]?.toLowerCase() ?? null

/** How a name is written, and its language. */
export interface NamedText {
  readonly written: string | null
  readonly language: string | null
}

/**
 * What a structure with this LANG is where it does not say so. FONE and ROMN are transcriptions. So is a TRAN with a
 * language tag that GEDCOM 7.0 gives to these, or one in the language of its name and in another script. Where the name has
 * no language, it may be any that is written in its script.
 */
export const kindOfForm = (
  tag: FormTag,
  form: Pick<NameForm, "written"> & { readonly lang: string | null },
  name: NamedText,
): FormKind => {
  if (tag === "FONE" || tag === "ROMN" || (form.lang !== null && isOfSpelling(form.lang))) return "transcription"
  const [script, own] = [scriptOf(name.written ?? ""), languageOf(form.lang)]
  const ofScript = script === null ? [] : (languagesOf[script] ?? [])
  const possible = name.language === null ? ofScript : [languageOf(name.language)]
  return own !== null && possible.includes(own) && scriptOf(form.written) !== script ? "transcription" : "translation"
}
