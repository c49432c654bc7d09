import type { GedcomFields } from "../gedcom-fields.ts"
import { readIdentifiers } from "./read-identifiers.ts"
import { readNotes } from "./read-notes.ts"
import { trimmedOrNull, type ReadContext } from "../read-context.ts"
import { LONGEST, limitedLine, limitedText } from "../shown-text.ts"
import { readTemplateFields } from "../template-structures.ts"
import { webTags } from "../web-tags.ts"
import { type GedcomNode, type GedcomStructure, voidPointer } from "../../lines/parser.ts"

/** The values of a SOUR record. */
export type SourceValues = GedcomFields<"source">

/**
 * Reads a SOUR record (5.5.1, SOURCE_RECORD). A source must have a title: TITL, else ABBR, else the first line of
 * TEXT, else the xref.
 */
export const readSource = (node: GedcomNode, reading: ReadContext): SourceValues => {
  const { use } = reading
  use(node)
  const first = (isMeant: (tag: string) => boolean): string | null => {
    const found = node.children.find(({ tag, value }) => isMeant(tag) && value.trim() !== "")
    if (found === undefined) return null
    use(found)
    return trimmedOrNull(found.value)
  }
  const limited = limiter(node, reading)
  const { reportText } = reading
  return {
    title: limitedLine<string>(
      first((tag) => tag === "TITL") ??
        first((tag) => tag === "ABBR") ??
        firstLineOfText(node) ??
        node.xref ??
        untitled,
      { node, reportText },
    ),
    author: limited(
      first((tag) => tag === "AUTH"),
      LONGEST.line,
    ),
    publication: limited(
      first((tag) => tag === "PUBL"),
      LONGEST.text,
    ),
    ...readHolding(node, reading),
    url: limitedLine(
      first((tag) => webTags.has(tag)),
      { node, most: LONGEST.url, reportText },
    ),
    notes: readNotes(node, reading),
    abbreviation: limitedLine<string | null>(
      first((tag) => tag === "ABBR"),
      { node, reportText },
    ),
    text: limited<string | null>(joinedTexts(node, use), LONGEST.text),
    identifiers: readIdentifiers(node, reading),
    fields: readTemplateFields(node, reading),
  }
}

const untitled = "Untitled source"

/** Cuts the texts of a source to what the API takes, and reports its structure. */
const limiter =
  (node: GedcomNode, { reportText }: Pick<ReadContext, "reportText">) =>
  <T extends string | null>(text: T, most: number) =>
    limitedText(text, { node, most, reportText })

/** The text that describes the whole source in a citation that points to no record (7.0, PAGE). */
export const wholeSource = <T extends GedcomStructure>({
  children,
}: {
  readonly children: readonly T[]
}): T | undefined => children.find(({ tag, value }) => tag === "PAGE" && value.trim() !== "")

/**
 * The title of an inline source (5.5.1, the second form of SOURCE_CITATION; 7.0, PAGE below a pointer to no
 * record). Null for a citation that points to a record.
 */
export const inlineSourceTitle = (
  node: GedcomNode,
  { version, reportText }: Pick<ReadContext, "version" | "reportText">,
): string | null => {
  const limit = { node, reportText }
  if (node.pointer === null) return limitedLine<string>(trimmedOrNull(node.value) ?? untitled, limit)
  return node.pointer === voidPointer && version === "7.0"
    ? limitedLine<string | null>(trimmedOrNull(wholeSource(node)?.value ?? ""), limit)
    : null
}

/** The TEXT structures with a blank line between them; null if there is no text. */
const joinedTexts = ({ children }: GedcomNode, use: ReadContext["use"]): string | null => {
  const texts = children.filter(({ tag, value }) => tag === "TEXT" && value.trim() !== "")
  texts.forEach(use)
  return texts.length === 0 ? null : texts.map(({ value }) => value).join("\n\n")
}

const firstLineOfText = ({ children }: GedcomNode): string | null => {
  const text = children.find(({ tag, value }) => tag === "TEXT" && value.trim() !== "")?.value.trim()
  return text === undefined ? null : text.split("\n", 1)[0]!.trim()
}

/** Where the source is kept: the first REPO, as a pointer or as text, and its CALN. */
const readHolding = (
  node: GedcomNode,
  { repositoryName, use, reportText }: ReadContext,
): Pick<SourceValues, "repository" | "callNumber"> => {
  const limit = { node, reportText }
  const holding = node.children.find(({ tag }) => tag === "REPO")
  if (holding === undefined) return { repository: null, callNumber: null }
  const name =
    holding.pointer === null && holding.value.trim() === ""
      ? holding.children.find(({ tag }) => tag === "NAME")
      : undefined
  const number = holding.children.find(({ tag, value }) => tag === "CALN" && value.trim() !== "")
  const repository = holding.pointer === null ? trimmedOrNull((name ?? holding).value) : repositoryName(holding.pointer)
  if (repository !== null) use(holding)
  if (repository !== null && name !== undefined) use(name)
  if (number !== undefined) use(number)
  return {
    repository: limitedLine(repository, limit),
    callNumber: limitedLine<string | null>(number === undefined ? null : trimmedOrNull(number.value), limit),
  }
}
