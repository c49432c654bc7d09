import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { MediaId } from "../../ids.ts"
import { filePlace, GEDZIP_TEXT } from "../structures/file-path.ts"
import { objectTitle, readObject } from "../structures/read-object.ts"
import type { GedcomNode } from "../lines/parser.ts"

/** A file of an archive that some FILE of its GEDCOM names: it becomes one media object, however many name it. */
export interface NamedFile {
  readonly id: MediaId
  /** Its path in the archive. */
  readonly path: string
  /** What the first FILE that names it calls it. */
  readonly title: string | null
}

/** The files of an archive as the records of its GEDCOM name them. */
export interface NamedFiles {
  /** In the order in which they are first named. */
  readonly files: readonly NamedFile[]
  /** The media object that a FILE means; null where the archive has no such file. */
  readonly named: (payload: string) => MediaId | null
  /** Those that the OBJE record of this xref means. */
  readonly ofRecord: (xref: string) => readonly MediaId[]
  /** The paths that no FILE names. */
  readonly unnamed: readonly string[]
}

interface Naming {
  readonly see: (record: GedcomNode, version: GedcomVersion) => void
  readonly end: (version: GedcomVersion) => NamedFiles
}

/** Finds out which files of an archive its GEDCOM names: `see` takes each record of it. Paths are told apart as Unicode does in NFC, for systems write them either way. */
export const startNaming = (paths: Iterable<string>, newId: () => MediaId): Naming => {
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
      const known = byPath.get(path) ?? { id: newId(), path, title: objectTitle(one) }
      byPath.set(path, known)
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
