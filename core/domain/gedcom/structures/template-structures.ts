import { hasControlCharacter } from "../../../codec/control-character.ts"
import { isLongerThan } from "../../../codec/code-points.ts"
import { LONGEST_FIELD, MOST_TEMPLATE_FIELDS, type TemplateField } from "../../evidence/template-field.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import type { ReadContext } from "./read-context.ts"
import { textStructure } from "./structure.ts"

/** The fields of a template of RootsMagic, below a source or a citation. */
const templateTag = "_TMPLT"

const isLine = (text: string, most: number): boolean =>
  text !== "" && !isLongerThan(text, most) && !hasControlCharacter(text)

/** The fields of the first template below a structure: FIELD with NAME and VALUE. One without a value stays a line of the file. */
export const readTemplateFields = (
  { children }: GedcomNode,
  { use }: Pick<ReadContext, "use">,
): readonly TemplateField[] => {
  const template = children.find(({ tag, pointer }) => tag === templateTag && pointer === null)
  const found: TemplateField[] = []
  for (const field of template?.children ?? []) {
    if (field.tag !== "FIELD" || found.length === MOST_TEMPLATE_FIELDS) continue
    const name = field.children.find(({ tag }) => tag === "NAME")
    const value = field.children.find(({ tag }) => tag === "VALUE")
    if (template === undefined || name === undefined || value === undefined) continue
    const read = { name: name.value.trim(), value: value.value.trim() }
    if (!isLine(read.name, LONGEST_FIELD.name) || !isLine(read.value, LONGEST_FIELD.value)) continue
    found.push(read)
    for (const part of [template, field, name, value]) use(part)
  }
  return found
}

/** The structure of the fields of a template. `readTemplateFields` reads the same from it. */
export const writeTemplateFields = (fields: readonly TemplateField[] | null): readonly GedcomStructure[] => {
  const written = (fields ?? []).map(({ name, value }) =>
    textStructure("FIELD", "", [textStructure("NAME", name), textStructure("VALUE", value)]),
  )
  return written.length === 0 ? [] : [textStructure(templateTag, "", written)]
}
