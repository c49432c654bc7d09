import * as t from "io-ts"
import type { OptionalField } from "../../codec/field.ts"
import { nameText } from "../../codec/optional-text.ts"
import { lineText, listOf, nullable, wire } from "../../codec/wire.ts"

/** The most fields of one template. Further ones of a file stay lines of the file. */
export const MOST_TEMPLATE_FIELDS = 100

/** The longest name and the longest value, in code points. */
export const LONGEST_FIELD = { name: 500, value: 2_000 } as const

/** A field of a source or citation that its template in a program has. A type and no interface, so that it is JSON. */
export type TemplateField = {
  readonly name: string
  readonly value: string
}

const { name, value } = LONGEST_FIELD

/** A field in a request. */
export const TemplateFieldInput = wire("TemplateFieldInput", { name: nameText(name, 1), value: nameText(value, 1) })

/** A field in an answer and in an entry of a change. */
export const templateFieldReply = wire("TemplateField", { name: t.string, value: t.string })

const sent = listOf(TemplateFieldInput, MOST_TEMPLATE_FIELDS)

const input = Object.assign(
  new t.Type<readonly TemplateField[] | null, unknown, unknown>(
    sent.name,
    (u): u is readonly TemplateField[] => sent.is(u),
    sent.validate,
    (fields) => fields && sent.encode(fields),
  ),
  { _tag: sent._tag, of: sent.of, max: sent.max },
)

const replies = t.readonlyArray(templateFieldReply)

const backup = nullable(
  listOf(wire("BackupTemplateField", { name: lineText(name, 1), value: lineText(value, 1) }), MOST_TEMPLATE_FIELDS),
)

/**
 * The fields of the template of a source or citation. Null in a record of an earlier version whose file has been kept: then
 * its lines have them, until a job has read them (`reread_records`).
 */
export const templateFields: OptionalField<readonly TemplateField[] | null, "optional list"> = {
  kind: "optional list",
  input,
  backup,
  stored: nullable(replies),
  redactable: nullable(replies),
  initial: [],
  about: "The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name.",
}

/** The fields as readers see them. Those that are not read yet are none. */
export const shownTemplateFields = ({
  fields,
}: {
  readonly fields: readonly TemplateField[] | null
}): readonly TemplateField[] => fields ?? []

/** The fields of a record in a backup. One of an earlier version has none, so they are still to be read from the kept lines. */
export const templateFieldsInBackup = ({
  fields = null,
}: {
  readonly fields?: readonly TemplateField[] | null
}): { readonly fields: readonly TemplateField[] | null } => ({ fields })
