import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { eventOfTag, isOrdinanceTag } from "../structures/event-tags.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import type { FindRecord } from "../standard/standard.ts"
import { hashedXref } from "../lines/xref.ts"
import { convertEvent } from "./convert-event.ts"
import { isForeign } from "./extension.ts"
import { fitting } from "./fit.ts"
import type { Conversion, Step } from "./step.ts"
import { withKind } from "./kinds-of-forms.ts"
import { recordedSteps, steps } from "./steps.ts"

/** The version of the record and the version to convert it to. */
export interface Versions {
  readonly from: GedcomVersion
  readonly to: GedcomVersion
}

/**
 * Converts a record to the other version, and adds the records that it needs there. Every structure is converted by
 * the step for its tag, from the leaves up. What has no place in the standard then becomes an extension structure,
 * so the result follows the structure rules and nothing is dropped. Structures that already have the target form
 * stay as they are. `key` is unique among the records of the tree.
 */
export const convertRecord = (
  record: GedcomStructure,
  key: string,
  { from, to }: Versions,
  find: FindRecord,
): readonly GedcomStructure[] => {
  const added: GedcomStructure[] = []
  const conversion: Conversion = {
    from,
    to,
    find,
    addRecord: (tag, content) => {
      const xref = hashedXref(tag.charAt(0), `${key} ${added.length}`)
      added.push({ ...content, xref, tag, pointer: null })
      return xref
    },
  }
  const visit = (structure: GedcomStructure, path: readonly string[]): readonly GedcomStructure[] => {
    if (isForeign(structure.tag, to)) return [withSharedNotes(structure, to)]
    const below = [...path, structure.tag]
    const isName = structure.tag === "NAME" && path.at(-1) === "INDI"
    const children = structure.children.flatMap((child) => {
      const converted = visit(child, below)
      return isName ? withKind(structure, child, converted) : converted
    })
    return stepFor(structure, path, to)({ ...structure, children }, path.at(-1) ?? "", conversion)
  }
  const converted = visit(record, [])
  return [...converted, ...added].map(fitting(to, find).record)
}

/** An extension structure, with pointers to shared notes in the form of the target version. */
const withSharedNotes = (structure: GedcomStructure, to: GedcomVersion): GedcomStructure => {
  const isShared = structure.pointer !== null && (structure.tag === "NOTE" || structure.tag === "SNOTE")
  const noteTag = to === "7.0" ? "SNOTE" : "NOTE"
  return {
    ...structure,
    tag: isShared ? noteTag : structure.tag,
    children: structure.children.map((child) => withSharedNotes(child, to)),
  }
}

const asItStands: Step = (structure) => [structure]

/** Whether a structure is EVEN of a source record, which allows other tags below it than an event does. */
const isRecorded = (path: readonly string[]): boolean => path[0] === "SOUR" && path[1] === "DATA"

const stepFor = ({ tag }: GedcomStructure, path: readonly string[], to: GedcomVersion): Step => {
  const above = path.at(-1) ?? ""
  const recorded = isRecorded(path) ? recordedSteps[tag] : undefined
  const closer = recorded ?? steps[to][`${above}.${tag}`]
  if (closer !== undefined) return closer
  const isOfRecord = path.length === 1 && (above === "INDI" || above === "FAM")
  const isFact = isOfRecord && eventOfTag(tag) !== null && !isOrdinanceTag(tag)
  return isFact ? convertEvent : (steps[to][tag] ?? asItStands)
}
