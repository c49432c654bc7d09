import { type GedcomStructure, voidPointer } from "../lines/parser.ts"
import { enumerations } from "../standard/enumerations.ts"
import { wholeSource } from "../structures/reading/read-source.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import { roleInWords, roles } from "../standard/roles.ts"
import { capitalised } from "./enumeration.ts"
import type { Step } from "./step.ts"

/** Moves every TEXT of a citation into its one DATA. */
const gathered = (children: readonly GedcomStructure[]): readonly GedcomStructure[] => {
  const isTextOrData = ({ tag, pointer }: GedcomStructure): boolean =>
    pointer === null && (tag === "DATA" || tag === "TEXT")
  const texts = children.filter(isTextOrData)
  if (texts.every(({ tag }) => tag === "DATA") && texts.length <= 1) return children
  const first = texts.find(({ tag }) => tag === "DATA") ?? textStructure("DATA", "")
  const data = { ...first, children: texts.flatMap((child) => (child.tag === "TEXT" ? [child] : child.children)) }
  return children.flatMap((child) => {
    if (child === texts[0]) return [data]
    return isTextOrData(child) ? [] : [child]
  })
}

/**
 * A source citation in 7.0. An inline source that did not become a source of the tree points to `@VOID@`, with the
 * whole source in PAGE (7.0, PAGE).
 */
export const citationTo70: Step = (structure, above) => {
  if (above === "" || above === "HEAD") return [structure]
  const children = gathered(structure.children)
  if (structure.pointer !== null) return [{ ...structure, children }]
  const title = structure.value.trim() === "" ? [] : [textStructure("PAGE", structure.value)]
  return [{ ...pointerStructure("SOUR", voidPointer, [...title, ...children]), xref: structure.xref }]
}

/**
 * A source citation in 5.5.1. The TEXT of a citation of a record belongs in DATA. The TEXT of an inline source
 * belongs directly below the citation; in 7.0 an inline source is the PAGE of `@VOID@`.
 */
export const citationTo551: Step = (structure, above) => {
  if (above === "" || above === "HEAD" || structure.pointer === null) return [structure]
  const page = structure.pointer === voidPointer ? wholeSource(structure) : undefined
  if (page === undefined) return [{ ...structure, children: gathered(structure.children) }]
  const isText = ({ tag }: GedcomStructure): boolean => tag === "TEXT"
  const children = structure.children.flatMap((child): readonly GedcomStructure[] => {
    if (child === page) return page.children
    if (child.tag !== "DATA") return [child]
    const others = child.children.filter((below) => !isText(below))
    return [...child.children.filter(isText), ...(others.length === 0 ? [] : [{ ...child, children: others }])]
  })
  return [{ ...structure, pointer: null, value: page.value, children }]
}

/** EVEN of a citation takes a value from an enumeration set. Any other value becomes EVEN with a PHRASE. */
export const citedEventTo70 = capitalised("EVENATTR", { other: "EVEN" })

/** The roles of 5.5.1. Any other role is written as text in brackets. */
const ownRoles: ReadonlySet<string> = new Set(["CHIL", "HUSB", "WIFE", "MOTH", "FATH", "SPOU"])

export const roleTo70 = capitalised("ROLE", { words: roles, other: "OTHER" })

/** Whether the text of a PHRASE alone is enough to find the role. */
const meansRole = (phrase: GedcomStructure | undefined, role: string): boolean =>
  phrase !== undefined && roles[phrase.value.trim().toLowerCase()] === role

/** ROLE in 5.5.1. */
export const roleTo551: Step = (structure) => {
  const text = structure.value.trim()
  if (!enumerations["7.0"].ROLE!.has(text) || ownRoles.has(text)) return [structure]
  const phrase = structure.children.find(({ tag }) => tag === "PHRASE")
  const rolePhrase = text === "OTHER" || meansRole(phrase, text) ? phrase : undefined
  return [
    {
      ...structure,
      value: `(${(rolePhrase?.value ?? roleInWords(text)).trim()})`,
      children: structure.children.filter((child) => child !== rolePhrase),
    },
  ]
}

/** Beside RELA: the role that the text of RELA describes more precisely. */
const roleTag = "_ROLE"

/** RELA of an association (free text) as ROLE. */
export const relationTo70: Step = (structure, above, conversion) => {
  const role = structure.children.find(({ tag }) => tag === roleTag)
  const children = structure.children.filter((child) => child !== role)
  if (role === undefined || !enumerations["7.0"].ROLE!.has(role.value))
    return roleTo70({ ...structure, tag: "ROLE" }, above, conversion)
  return [
    { ...structure, tag: "ROLE", value: role.value, children: [textStructure("PHRASE", structure.value), ...children] },
  ]
}

/** ROLE of an association as RELA (free text). */
export const relationTo551: Step = (structure) => {
  const phrase = structure.children.find(({ tag }) => tag === "PHRASE")
  const role = structure.value.trim()
  const others = structure.children.filter((child) => child !== phrase)
  if (phrase === undefined || phrase.value.trim() === "")
    return [{ ...structure, tag: "RELA", value: roleInWords(role), children: others }]
  return [
    {
      ...structure,
      tag: "RELA",
      value: phrase.value,
      children: [...(role === "OTHER" || meansRole(phrase, role) ? [] : [textStructure(roleTag, role)]), ...others],
    },
  ]
}
