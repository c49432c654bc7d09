import * as E from "fp-ts/lib/Either.js"
import { pipe } from "fp-ts/lib/function.js"
import * as t from "io-ts"
import type { OptionalField } from "../../codec/field.ts"
import { languageTag } from "../../codec/language-tag.ts"
import { nameText, optionalName } from "../../codec/optional-text.ts"
import { lineText, listOf, nullable, oneOf, wire } from "../../codec/wire.ts"

/** The most forms of one name. Further ones of a file stay lines of the file. */
export const MOST_FORMS = 20

const LONGEST = 500

export const formKinds = ["translation", "transcription"] as const
/** What a form of a name is: the name in another language, or the same name in another script. */
export type FormKind = (typeof formKinds)[number]

/** A name in another script or language. A type and no interface, so that it is JSON. */
export type NameForm = {
  /** The whole form as people write it. */
  readonly written: string
  readonly language: string | null
  readonly kind: FormKind
  readonly givenName: string | null
  readonly surname: string | null
}

/** A form of a name in a request. */
export const NameFormInput = wire(
  "NameFormInput",
  { written: nameText(LONGEST, 1) },
  {
    language: nullable(languageTag),
    kind: oneOf(formKinds),
    givenName: optionalName(LONGEST),
    surname: optionalName(LONGEST),
  },
)

const sent = listOf(NameFormInput, MOST_FORMS)

const formOf = ({
  written,
  language = null,
  kind = "transcription",
  givenName = null,
  surname = null,
}: t.TypeOf<typeof NameFormInput>): NameForm => ({ written, language, kind, givenName, surname })

/** The forms of a request. A form without a kind is a transcription. */
const input = Object.assign(
  new t.Type<readonly NameForm[], unknown, unknown>(
    sent.name,
    (u): u is readonly NameForm[] => sent.is(u),
    (u, context) =>
      pipe(
        sent.validate(u, context),
        E.map((forms) => forms.map(formOf)),
      ),
    (forms) => sent.encode(forms),
  ),
  { _tag: sent._tag, of: sent.of, max: sent.max },
)

const line = lineText(LONGEST)

const backup = listOf(
  wire("BackupNameForm", {
    written: lineText(LONGEST, 1),
    language: nullable(languageTag),
    kind: oneOf(formKinds),
    givenName: nullable(line),
    surname: nullable(line),
  }),
  MOST_FORMS,
)

/** A form of a name in an answer and in an entry of a change. */
export const nameFormReply = wire("NameForm", {
  written: t.string,
  language: nullable(t.string),
  kind: oneOf(formKinds),
  givenName: nullable(t.string),
  surname: nullable(t.string),
})

const replies = t.readonlyArray(nameFormReply)

/** The forms of a name in other scripts and languages. */
export const formsField: OptionalField<readonly NameForm[], "list"> = {
  kind: "list",
  input,
  backup,
  stored: replies,
  redactable: nullable(replies),
  initial: [],
  about:
    "The same name in other scripts or languages, at most 20. A request replaces all of them. A search finds the person by each.",
}

/** The texts of the forms of these names, each once; null if there are none. */
export const writtenForms = (forms: readonly NameForm[]): readonly string[] | null =>
  forms.length === 0 ? null : [...new Set(forms.map(({ written }) => written))]
