import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { existsSync, readFileSync } from "node:fs"
import type { GedcomNode } from "../../../core/domain/gedcom/lines/parser.ts"
import { readGedcom } from "../../../core/domain/gedcom/lines/read-gedcom.ts"
import { writeRecord } from "../../../core/domain/gedcom/lines/write-record.ts"
import { itEachCommit } from "../../support/depth.ts"
import { inChunks } from "../../support/gedcom-bytes.ts"
import { plainTree, readAll } from "../../support/gedcom-read.ts"

const corpus = new URL("../../../../shared/corpus/", import.meta.url)

interface Row {
  readonly file: string
  readonly version: string
  readonly encoding: string
  readonly counts: { readonly INDI: number; readonly FAM: number; readonly SOUR: number }
  readonly badLines: number
  readonly dangling: number
}

const rows = (): readonly Row[] => {
  const [header = "", ...lines] = readFileSync(new URL("INDEX.tsv", corpus), "utf8").trimEnd().split("\n")
  const names = header.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ""
    const counts = { INDI: Number(cell("INDI")), FAM: Number(cell("FAM")), SOUR: Number(cell("SOUR")) }
    return {
      file: cell("file"),
      version: cell("gedcom_version"),
      encoding: cell("encoding"),
      counts,
      badLines: Number(cell("bad_lines")),
      dangling: Number(cell("dangling_pointers")),
    }
  })
}

const bytesIn = (file: string): Uint8Array => readFileSync(new URL(file, corpus))

const count = (records: readonly GedcomNode[], tag: string): number =>
  records.filter((record) => record.tag === tag).length

/** How many xrefs are pointed at from within records but stand nowhere. */
const danglingIn = (records: readonly GedcomNode[]): number => {
  const xrefs = new Set(records.map(({ xref }) => xref))
  const pointers = ({ pointer, children }: GedcomNode): readonly (string | null)[] => [
    pointer,
    ...children.flatMap(pointers),
  ]
  return new Set(
    records
      .flatMap(({ children }) => children.flatMap(pointers))
      .filter((pointer) => pointer !== null && pointer !== "@VOID@" && !xrefs.has(pointer)),
  ).size
}

/** How the index names an encoding: ASCII files are UTF-8 too. */
const named = (encoding: string): string => {
  if (encoding === "ASCII") return "UTF-8"
  return encoding.includes("CP1252") ? "windows-1252" : encoding
}

describe("Each file of the corpus", function () {
  before(function () {
    if (!existsSync(corpus)) {
      console.log("      (no corpus beside the project: nothing is read)")
      this.skip()
    }
  })

  it("has the version, encoding, records, bad lines and dangling pointers that the index says", async () => {
    const read = await Promise.all(
      rows()
        .filter(({ badLines }) => badLines === 0)
        .map(async (row) => ({ row, ...(await readAll(bytesIn(row.file))) })),
    )
    expect(read.length).greaterThan(100)
    for (const { row, version, encoding, records, warnings } of read) {
      expect(
        {
          version: version ?? "",
          encoding,
          INDI: count(records, "INDI"),
          FAM: count(records, "FAM"),
          SOUR: count(records, "SOUR"),
        },
        row.file,
      ).deep.equal({
        version: row.version,
        encoding: named(row.encoding),
        ...row.counts,
      })
      expect(danglingIn(records), row.file).equal(row.dangling)
      expect(
        warnings.filter(({ code }) => code === "bad_line" || code === "bad_byte"),
        row.file,
      ).deep.equal([])
    }
  })

  it("that is none is refused", async () => {
    const broken = rows().filter(({ badLines }) => badLines > 0)
    expect(broken.length).greaterThan(0)
    for (const { file } of broken) {
      const opened = await readGedcom(inChunks(bytesIn(file)), () => undefined)
      expect(E.isLeft(opened) && opened.left._tag, file).equal("NotGedcom")
    }
  })

  itEachCommit("reads the same in small chunks, and written again comes back the same in either version", async () => {
    for (const { file, badLines } of rows()) {
      if (badLines > 0) continue
      const { records } = await readAll(bytesIn(file))
      expect((await readAll(bytesIn(file), [7, 64, 1])).records, file).deep.equal(records)
      const body = records.filter(({ tag }) => tag !== "HEAD")
      for (const version of ["5.5.1", "7.0"] as const) {
        const written = `0 HEAD\n1 GEDC\n2 VERS ${version}\n${body.map((record) => writeRecord(record, version)).join("")}`
        expect((await readAll(written)).records.slice(1).map(plainTree), `${file} as ${version}`).deep.equal(
          body.map(plainTree),
        )
      }
    }
  })
})
