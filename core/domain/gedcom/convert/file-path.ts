import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { filePayload, filePlace } from "../structures/file-path.ts"

/**
 * The payload of FILE in the other version: a URI reference in 7.0 (FilePath), a path of the operating system in
 * 5.5.1.
 */
export const convertPath = (payload: string, from: GedcomVersion, to: GedcomVersion): string => {
  const place = filePlace(payload, from)
  const text = payload.trim()
  if (place.at === "beside") return filePayload(place.paths[0], to)
  if (place.at === "web") return to === "7.0" ? reference(text) : text
  return to === "7.0" ? urlOf(text.replaceAll("\\", "/")) : pathOf(text)
}

/** A URI reference with only valid characters (RFC 3986). What is encoded already stays encoded. */
const reference = (text: string): string => encodeURI(text.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, "%")

/** The file URL of a local path. */
const urlOf = (path: string): string => {
  if (/^file:/i.test(path)) return reference(path)
  const encoded = encodeURI(path.toWellFormed()).replace(/[?#]/g, encodeURIComponent)
  if (path.startsWith("//")) return `file:${encoded}`
  if (path.startsWith("/")) return `file://${encoded}`
  return /^[a-z]:\//i.test(path) ? `file:///${encoded}` : encoded.replace(/^([^/]*):/, "./$1:")
}

const pathOf = (url: string): string => {
  const path = url
    .replace(/^file:\/\/(?=\/)/i, "")
    .replace(/^file:/i, "")
    .replace(/^\/(?=[a-z]:\/)/i, "")
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
