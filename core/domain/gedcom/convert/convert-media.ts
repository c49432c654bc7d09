import type { GedcomStructure } from "../lines/parser.ts"
import { extensionOf, mediaTypeOf, unknownMediaType } from "../standard/media-types.ts"
import { isPayload } from "../standard/payloads.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import { capitalised } from "./enumeration.ts"
import { convertPath } from "./file-path.ts"
import type { Step } from "./step.ts"

/** The FORM of an unknown file type in 5.5.1, which requires FORM and has no value for it. */
const unknownExtension = "unknown"

const extensionIn = (path: string): string | null => /\.([a-z0-9]{2,5})$/i.exec(path.trim())?.[1]?.toLowerCase() ?? null

const ofFiles: ReadonlySet<string> = new Set(["FILE", "OBJE", "TRAN", "_TRAN"])

/** FORM in 7.0: the media type of the file. An unknown FORM is kept beside it. */
export const formTo70: Step = (structure, above) => {
  if (!ofFiles.has(above)) return [structure]
  const value = structure.value.trim()
  const kept = structure.children.find((child) => child.tag === "_FORM" && isPayload("media type", child.value, "7.0"))
  if (kept !== undefined)
    return [{ ...structure, value: kept.value, children: structure.children.filter((child) => child !== kept) }]
  if (isPayload("media type", value, "7.0")) return [{ ...structure, value }]
  const known = mediaTypeOf(value)
  if (known !== null) return [{ ...structure, value: known }]
  const unknown = value === "" ? [] : [textStructure("_FORM", value)]
  return [{ ...structure, value: unknownMediaType, children: [...unknown, ...structure.children] }]
}

/** FORM in 5.5.1: the file extension. The media type is kept beside it if the extension does not imply it. */
export const formTo551: Step = (structure, above) => {
  if (!ofFiles.has(above)) return [structure]
  const value = structure.value.trim()
  if (isPayload("file extension", value, "5.5.1")) return [{ ...structure, value }]
  const unknown = structure.children.find(({ tag }) => tag === "_FORM")
  if (unknown !== undefined)
    return [{ ...structure, value: unknown.value, children: structure.children.filter((child) => child !== unknown) }]
  const extension = extensionOf(value)
  if (extension !== null) return [{ ...structure, value: extension }]
  return [{ ...structure, value: unknownExtension, children: [textStructure("_FORM", value), ...structure.children] }]
}

/** MEDI below FORM; a record of 5.5.1 calls it TYPE. */
export const mediumTo70 = capitalised("MEDI", { other: "OTHER" })
export const formTypeTo70: Step = (structure, above, conversion) =>
  mediumTo70({ ...structure, tag: "MEDI" }, above, conversion)

/** FILE with the FORM of itself, of its OBJE, or of its name. */
const fileTo70 = (
  file: GedcomStructure,
  form: GedcomStructure | undefined,
  title: GedcomStructure | undefined,
): GedcomStructure => {
  const has = (wanted: string): boolean => file.children.some(({ tag }) => tag === wanted)
  const formOfFile = has("FORM")
    ? []
    : [form ?? textStructure("FORM", mediaTypeOf(extensionIn(file.value) ?? "") ?? unknownMediaType)]
  return {
    ...file,
    children: [...formOfFile, ...file.children, ...(title === undefined || has("TITL") ? [] : [title])],
  }
}

/**
 * OBJE in 7.0 is a record or a pointer to one. An inline OBJE of 5.5.1 becomes a record. FORM, MEDI and TITL of an
 * OBJE move to its FILEs.
 */
export const objectTo70: Step = (structure, above, { addRecord }) => {
  if (structure.pointer !== null) return [structure]
  const files = structure.children.filter(({ tag, pointer }) => tag === "FILE" && pointer === null)
  const of = (tag: string) =>
    files.length === 0 ? undefined : structure.children.find((child) => child.tag === tag && child.pointer === null)
  const [form, title, medium] = [of("FORM"), of("TITL"), of("MEDI")]
  const formOfFiles =
    form === undefined || medium === undefined ? form : { ...form, children: [...form.children, medium] }
  const moved = new Set([form, title, ...(form === undefined ? [] : [medium])])
  const isFile = new Set(files)
  const children = structure.children
    .filter((child) => !moved.has(child))
    .map((child) => (isFile.has(child) ? fileTo70(child, formOfFiles, child === files[0] ? title : undefined) : child))
  const isLost = title !== undefined && files[0]?.children.some(({ tag }) => tag === "TITL") === true
  const record = { ...structure, children: isLost ? [...children, title] : children }
  return [above === "" ? record : pointerStructure("OBJE", addRecord("OBJE", record))]
}

export const convertFile: Step = (structure, _, { from, to }) => {
  const value = convertPath(structure.value, from, to)
  const extension = extensionIn(value)
  const named = (child: GedcomStructure): GedcomStructure =>
    child.tag === "FORM" && child.value === unknownExtension && extension !== null
      ? { ...child, value: extension }
      : child
  return [{ ...structure, value, children: to === "5.5.1" ? structure.children.map(named) : structure.children }]
}
