import { expect } from "chai"
import { structureOfLines } from "../../core/domain/gedcom/kept/kept-read.ts"
import { takeApart } from "../../core/domain/gedcom/kept/kept-node.ts"
import type { MappedRecord } from "../../core/view/kept/mapped-records.ts"
import { mappedFile, measuredFiles } from "../support/fidelity.ts"
import { contentsOf } from "../support/gedcom-import.ts"

/** The lines of a file that are tried, spread over all of them. */
const TRIED = 40

const planted = async (file: Uint8Array | string) => (await mappedFile(file)) ?? expect.fail("the file is refused")

/** What members read of a tree with these lines, with ids in the order in which they come. */
const readable = async (lines: readonly string[]): Promise<string> => {
  const { world } = await planted(`${lines.join("\n")}\n0 TRLR\n`)
  const known = new Map<string, string>()
  return JSON.stringify(await contentsOf(world)).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    const name = known.get(id) ?? `#${known.size}`
    known.set(id, name)
    return name
  })
}

/** The numbers of the lines that are data and have a text. A family is named at both ends, so pointers are left out. */
const textsAmong = (records: readonly MappedRecord[]): { readonly lines: string[]; readonly texts: number[] } => {
  const lines: string[] = []
  const texts: number[] = []
  for (const { row, mapped } of records) {
    const own = row.lines.split("\n")
    const data = new Set(Array.from(mapped, ({ line }) => line))
    const structures = structureOfLines(own)
    own.forEach((line, index) => {
      const { tag, value } = takeApart(line)
      if (tag !== "CONT" && data.has(structures[index] ?? -1) && value.trim() !== "" && !/^@[^@]+@$/.test(value))
        texts.push(lines.length)
      lines.push(line)
    })
  }
  return { lines, texts }
}

/** The line with another year, or with another word. */
const another = (line: string): string => {
  const year = /(?<!\.)\b(\d{3,4})\b/.exec(line.slice(2))?.[1]
  return year === undefined ? `${line} 7` : line.replace(year, String(Number(year) - 1))
}

/** Whether the text of a line stands in what members read: `GIVN Ann` beside `NAME Ann /Lee/`, whichever of them was taken. */
const isReadIn = (line: string, text: string): boolean => {
  const { tag, value } = takeApart(line)
  const quoted = JSON.stringify(value.trim()).slice(1, -1)
  const withoutCommas = quoted.replace(/,? +/g, " ")
  return text.includes(quoted) || text.includes(withoutCommas) || saidByDefault.has(`${tag} ${value}`.toUpperCase())
}

/** Values that say what a record without them says, or what another line says in the words that people read. */
const saidByDefault: ReadonlySet<string> = new Set([
  ...["SEX U", "SEX N", "PEDI BIRTH", "_FREL NATURAL", "_MREL NATURAL"],
  ...["PEDI ADOPTED", "AGE < 8Y", "AGE < 1Y"],
])

describe("A line that is data", () => {
  const files = measuredFiles()?.filter(({ bytes }) => bytes().length < 40_000) ?? []
  for (const { name, bytes } of files)
    it(`of ${name} says something that members read: with another text they read something else`, async () => {
      const { records } = await planted(bytes())
      const { lines, texts } = textsAmong(records)
      const before = await readable(lines)
      const step = Math.max(1, Math.floor(texts.length / TRIED))
      const silent: string[] = []
      for (const at of texts.filter((_, index) => index % step === 0)) {
        const line = lines[at] ?? ""
        if (isReadIn(line, before)) continue
        const after = await readable(lines.with(at, another(line)))
        if (after === before) silent.push(line)
      }
      expect(silent).to.deep.equal([])
    })
})
