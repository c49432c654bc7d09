import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { sameValue } from "../../../lifecycle.ts"
import { onlyPlace } from "../../../name-text/compose-name.ts"
import type { NameForm } from "../../../name-forms/name-form.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { type FormTag, isLatin, kindOfForm, type NamedText, otherwise, spellings, UNKNOWN } from "../form-language.ts"
import { kindTag, nameLanguageTag, readForms, writtenTag } from "../reading/read-form.ts"
import { optionalText, textStructure } from "../structure.ts"

/** The tag of a form, and the lines that say its language. */
const languageLines = (
  { written, language, kind }: NameForm,
  version: GedcomVersion,
): { readonly tag: FormTag; readonly children: readonly GedcomStructure[] } => {
  const tag = isLatin(written) ? "ROMN" : "FONE"
  if (version === "7.0")
    return {
      tag: "TRAN",
      children: [textStructure("LANG", language ?? (kind === "translation" ? UNKNOWN : otherwise[tag]))],
    }
  const known = spellings.find(([own, , of]) => own === tag && of === language)
  return {
    tag,
    children: [
      textStructure("TYPE", known?.[1] ?? "user defined"),
      ...(known === undefined ? optionalText(nameLanguageTag, language) : []),
    ],
  }
}

const spoken = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(" ")

/** A value of a name has two slashes, around the surname, or text and none. */
const isNameValue = (value: string): boolean => value !== "" && [1, 3].includes(value.split("/").length)

/** The values that may say a form, the best first: with slashes around the surname, and without. */
const valuesOf = ({ written, givenName, surname }: NameForm): readonly string[] => {
  const at = surname === null ? -1 : onlyPlace(written, surname)
  return [
    ...(surname === null || at < 0 ? [] : [`${written.slice(0, at)}/${surname}/${written.slice(at + surname.length)}`]),
    written,
    spoken([givenName, surname === null ? null : `/${surname}/`]),
    "//",
  ].filter(isNameValue)
}

/** A form of a name with this text as a structure. `readForms` reads the same values from it. */
const writeForm = (form: NameForm, name: NamedText, version: GedcomVersion): GedcomStructure => {
  const { tag, children } = languageLines(form, version)
  const lang = children.find((child) => child.tag === "LANG")?.value ?? null
  const kind = kindOfForm(tag, { written: form.written, lang }, name)
  const pieces = [
    ...children,
    ...optionalText("GIVN", form.givenName),
    ...optionalText("SURN", form.surname),
    ...(kind === form.kind ? [] : [textStructure(kindTag, form.kind)]),
  ]
  const possible = valuesOf(form).flatMap((value) => [
    textStructure(tag, value, pieces),
    textStructure(tag, value, [...pieces, textStructure(writtenTag, form.written)]),
  ])
  const says = (structure: GedcomStructure): boolean =>
    sameValue(
      readForms({ children: [structure] }, name, () => undefined),
      [form],
    )
  return possible.find(says) ?? textStructure(tag, "//", [...pieces, textStructure(writtenTag, form.written)])
}

/** The forms of a name with this text. */
export const writeForms = (
  forms: readonly NameForm[],
  name: NamedText,
  version: GedcomVersion,
): readonly GedcomStructure[] => forms.map((form) => writeForm(form, name, version))
