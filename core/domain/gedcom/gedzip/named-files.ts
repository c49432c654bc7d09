import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { MediaId } from "../../ids.ts"
import { readFileChange } from "../structures/file-change.ts"
import { filePlace, GEDZIP_TEXT } from "../structures/file-path.ts"
import type { Identifier } from "../../evidence/identifier.ts"
import { type ObjectFile, objectIdentifiers, objectTitle, readObject } from "../structures/reading/read-object.ts"
import type { GedcomNode } from "../lines/parser.ts"

/**
 * A file of an archive that a FILE of its GEDCOM names. It becomes one media object, even if several FILEs name it.
 */
export interface NamedFile {
  readonly id: MediaId
  /** Its path in the archive. */
  readonly path: string
  /** The title in the first FILE that names it. */
  readonly title: string | null
  /** The identifiers of the first OBJE that names it. */
  readonly identifiers: readonly Identifier[]
  /** When the first OBJE with such a time, among those that name it, was last changed. */
  readonly fileChangedAt: string | null
}

/** The files of an archive, as its GEDCOM names them. */
export interface NamedFiles {
  /** In the order in which they are first named. */
  readonly files: readonly NamedFile[]
  /** The media object for a FILE payload; null if the archive has no such file. */
  readonly named: (payload: string) => MediaId | null
  /** The media objects that the OBJE record with this xref names. */
  readonly ofRecord: (xref: string) => readonly MediaId[]
  /** The paths that no FILE names. */
  readonly unnamed: readonly string[]
}

const unreported = { use: (): void => {} }

const ofObject = (one: ObjectFile<GedcomNode>, object: GedcomNode): Pick<NamedFile, "title" | "identifiers"> => ({
  title: objectTitle(one),
  identifiers: objectIdentifiers(object, unreported),
})

interface Naming {
  readonly see: (record: GedcomNode, version: GedcomVersion) => void
  readonly end: (version: GedcomVersion) => NamedFiles
}

/**
 * Collects the files of an archive that its GEDCOM names. Pass every record to `see`. Paths are compared in Unicode
 * NFC, because systems differ in the form that they write.
 */
export const collectNamedFiles = (paths: Iterable<string>, newId: () => MediaId): Naming => {
  const inArchive = new Map(
    [...paths].filter((path) => path !== GEDZIP_TEXT).map((path) => [path.normalize("NFC"), path]),
  )
  const byPath = new Map<string, NamedFile>()
  const records = new Map<string, readonly MediaId[]>()

  const pathOf = (payload: string, version: GedcomVersion): string | null => {
    const place = filePlace(payload, version)
    if (place.at !== "beside") return null
    for (const path of place.paths) {
      const found = inArchive.get(path.normalize("NFC"))
      if (found !== undefined) return found
    }
    return null
  }

  const name = (object: GedcomNode, version: GedcomVersion): readonly MediaId[] =>
    readObject(object).flatMap((one) => {
      const path = pathOf(one.file.value, version)
      if (path === null) return []
      const known = byPath.get(path) ?? { id: newId(), path, ...ofObject(one, object), fileChangedAt: null }
      const fileChangedAt = known.fileChangedAt ?? readFileChange(object, unreported)
      byPath.set(path, { ...known, fileChangedAt })
      return [known.id]
    })

  const visit = (node: GedcomNode, version: GedcomVersion): void => {
    if (node.tag === "OBJE") name(node, version)
    for (const child of node.children) visit(child, version)
  }
  return {
    see: (record, version) => {
      if (record.tag !== "OBJE" || record.xref === null || records.has(record.xref)) return visit(record, version)
      const ids = name(record, version)
      if (ids.length > 0) records.set(record.xref, ids)
    },
    end: (version) => ({
      files: [...byPath.values()],
      named: (payload) => byPath.get(pathOf(payload, version) ?? "")?.id ?? null,
      ofRecord: (xref) => records.get(xref) ?? [],
      unnamed: [...inArchive.values()].filter((path) => !byPath.has(path)),
    }),
  }
}
