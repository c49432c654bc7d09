import type * as E from "fp-ts/lib/Either.js"
import { noSpool } from "../../adapters/memory/spool.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import type { ExportReads } from "../../core/ports/export-reads.ts"
import { exportGedcom, type GedcomExport } from "../../core/queries/gedcom/export-gedcom.ts"
import { noon } from "./builders.ts"
import type { StoreUnderTest } from "./store.ts"
import { aWorld, granted, type Who, type World } from "./world.ts"

/** A world that can export its tree. */
export interface ExportWorld extends World {
  exporting(who: Who, version?: GedcomVersion, now?: Date): Promise<E.Either<DomainError, GedcomExport>>
  /** The whole file, as a viewer gets it. */
  exported(version?: GedcomVersion, now?: Date): Promise<string>
  /** The file's records but HEAD, TRLR and the SUBM that every 5.5.1 file needs, without the last line feed. */
  records(version?: GedcomVersion): Promise<string>
}

export const anExportWorld = async (
  store: StoreUnderTest & { readonly exportReads: ExportReads } = openMemoryStore(),
): Promise<ExportWorld> => {
  const world = await aWorld("private", store)
  const exporting: ExportWorld["exporting"] = (who, version = "5.5.1", now = noon) =>
    exportGedcom({
      exportReads: store.exportReads,
      reads: store.reads,
      spool: noSpool,
      now: () => now,
      settings: { version: "1.2.3" },
    })(who === "visitor" ? { userId: null, surface: "public" } : { userId: world.users[who].id, surface: "member" }, {
      treeId: world.tree.id,
      version,
    })
  const exported: ExportWorld["exported"] = async (version, now) => {
    let text = ""
    for await (const piece of granted(await exporting("viewer", version, now)).text) text += piece
    return text
  }
  return { ...world, exporting, exported, records: async (version) => withoutFrame(await exported(version)) }
}

/** A file without HEAD, TRLR and our own SUBM. */
export const withoutFrame = (file: string): string =>
  file
    .split(/\n(?=0 )/)
    .filter((record) => !/^0 (HEAD\b|TRLR\b|@\w+@ SUBM\n1 NAME Stemma$)/.test(record))
    .join("\n")
