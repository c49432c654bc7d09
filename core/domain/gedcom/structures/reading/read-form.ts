import type { NameParts } from "../../../name.ts"
import { type FormKind, formKinds, MOST_FORMS, type NameForm } from "../../../name-forms/name-form.ts"
import { writtenName } from "../../../name-text/compose-name.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { type FormTag, formTags, kindOfForm, languageIn, type NamedText, spellings } from "../form-language.ts"
import { composeName, noParts, writtenIn } from "../name-value.ts"
import { trimmedOrNull } from "../read-context.ts"

/** Below a form of a name: what it is, where its tag and language say something else. */
export const kindTag = "_KIND"

/** Below a NAME or a form of one, where the value cannot say how it is written. */
export const writtenTag = "_WRITTEN"

/** Below a NAME, and below a form of one in 5.5.1: its language. */
export const nameLanguageTag = "_LANG"

/** Whether structures with this tag may be forms of a name. */
export const isFormTag = (tag: string): tag is FormTag => formTags.some((one) => one === tag)

const isKind = (text: string): text is FormKind => formKinds.some((one) => one === text)

/** The language that a TYPE of 5.5.1 says. */
const languageOfType = (tag: FormTag, type: string): string | null =>
  spellings.find(([own, word]) => own === tag && word === type.trim().toLowerCase())?.[2] ?? null

/** What the lines below a form say. */
interface FormPieces extends Pick<NameParts, "givenName" | "surname"> {
  readonly written: string | null
  readonly language: string | null
  readonly kind: FormKind | null
  /** LANG itself. */
  readonly lang: string | null
}

const piecesOf = <N extends GedcomStructure>(
  { tag, children }: N & { readonly tag: FormTag; readonly children: readonly N[] },
  use: (structure: N) => void,
): FormPieces => {
  let [givenName, written, language, lang]: (string | null)[] = [null, null, null, null]
  let kind: FormKind | null = null
  const surnames: string[] = []
  for (const child of children) {
    const value = child.value.trim()
    if (value === "") continue
    if (child.tag === "GIVN" && givenName == null) givenName = value
    else if (child.tag === "SURN") surnames.push(value)
    else if (child.tag === writtenTag && written == null) written = value
    else if ((child.tag === "LANG" || child.tag === nameLanguageTag) && lang == null) {
      lang = value
      language = languageIn(value) ?? language
    } else if (child.tag === "TYPE" && language == null && languageOfType(tag, value) !== null)
      language = languageOfType(tag, value)
    else if (child.tag === kindTag && kind === null && isKind(value)) kind = value
    else continue
    use(child)
  }
  const surname = surnames.length === 0 ? null : surnames.join(", ")
  return {
    givenName: givenName ?? null,
    surname,
    written: written ?? null,
    language: language ?? null,
    kind,
    lang: lang ?? null,
  }
}

/** Reads a form of a name with this text; null if it says nothing. */
const readForm = <N extends GedcomStructure>(
  node: N & { readonly tag: FormTag; readonly children: readonly N[] },
  name: NamedText,
  use: (structure: N) => void,
): NameForm | null => {
  const { written: own, language, kind, lang, ...pieces } = piecesOf(node, use)
  const said = own === null ? textAndParts(node.value, pieces, language) : { ...pieces, written: own }
  if (said === null) return null
  const { written, givenName, surname } = said
  const form = { written, language, givenName, surname }
  return { ...form, kind: kind ?? kindOfForm(node.tag, { written, lang }, name) }
}

type Pieces = Pick<NameParts, "givenName" | "surname">

/** What a value says of a form, with the pieces below it; null if it is blank. */
const textAndParts = (
  value: string,
  pieces: Pieces,
  language: string | null,
): (Pieces & Pick<NameForm, "written">) | null => {
  // Without slashes and pieces, a value does not say what its words are.
  const hasParts = value.includes("/") || pieces.givenName !== null || pieces.surname !== null
  const parts = hasParts ? composeName({ ...noParts, ...pieces, value }) : noParts
  const text = writtenIn(value, parts, language)
  const written = writtenName({ ...parts, written: text, language, forms: [] }) ?? trimmedOrNull(value)
  if (written === null || /^[\s/]*$/.test(written)) return null
  return { written, givenName: parts.givenName, surname: parts.surname }
}

/** The forms below a NAME with this text, at most so many as a name can have. `use` is called with each structure that is read. */
export const readForms = <N extends GedcomStructure & { readonly children: readonly N[] }>(
  { children }: { readonly children: readonly N[] },
  name: NamedText,
  use: (structure: N) => void,
): readonly NameForm[] => {
  const forms: NameForm[] = []
  for (const child of children) {
    const { tag } = child
    if (!isFormTag(tag) || forms.length === MOST_FORMS) continue
    const form = readForm({ ...child, tag }, name, use)
    if (form === null) continue
    use(child)
    forms.push(form)
  }
  return forms
}
