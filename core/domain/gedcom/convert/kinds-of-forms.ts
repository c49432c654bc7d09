import { languageIn, type NamedText } from "../structures/form-language.ts"
import { isFormTag, kindTag, nameLanguageTag, readForms, writtenTag } from "../structures/reading/read-form.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { textStructure } from "../structures/structure.ts"

/** The text of a NAME by which its forms are judged: only its script counts. */
const textOf = ({ value, children }: GedcomStructure): NamedText => {
  const below = (tag: string): string | null => children.find((child) => child.tag === tag)?.value ?? null
  const pieces = ["NPFX", "GIVN", "SPFX", "SURN", "NSFX"].map(below)
  const texts = [below(writtenTag), value.replaceAll("/", " "), ...pieces]
  const language = below(nameLanguageTag)
  return {
    written: texts.find((text) => text !== null && text.trim() !== "") ?? null,
    language: language === null ? null : languageIn(language),
  }
}

/** What a structure below a NAME is, if it is a form of the name. */
const kindOf = (name: GedcomStructure, structure: GedcomStructure) =>
  readForms({ children: [structure] }, textOf(name), () => undefined)[0]?.kind ?? null

/**
 * A form of a name after its conversion, with a line that says its kind where the other version would take it for another
 * one. `name` is the NAME before its conversion.
 */
export const withKind = (
  name: GedcomStructure,
  before: GedcomStructure,
  converted: readonly GedcomStructure[],
): readonly GedcomStructure[] => {
  const kind = isFormTag(before.tag) ? kindOf(name, before) : null
  if (kind === null) return converted
  return converted.map((after) => {
    const now = kindOf(name, after)
    if (now === null || now === kind) return after
    const others = after.children.filter(({ tag }) => tag !== kindTag)
    return { ...after, children: [...others, textStructure(kindTag, kind)] }
  })
}
