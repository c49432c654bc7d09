import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { readGedcom } from "../../../core/domain/gedcom/lines/read-gedcom.ts"
import { type GedcomNode, recordLimits } from "../../../core/domain/gedcom/lines/parser.ts"
import { gatherFaults } from "../../../core/domain/gedcom/report/gather-faults.ts"
import { itEachCommit } from "../../support/depth.ts"
import { growth } from "../../support/cpu-time.ts"

const encoder = new TextEncoder()

async function* bytesOf(parts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield encoder.encode(part)
}

/** Reads a file without keeping it: the count of its records, the deepest level, its warnings. */
const fileIndex = async (parts: Iterable<string>) => {
  const collected = gatherFaults(1_000)
  const opened = await readGedcom(bytesOf(parts), collected.warn)
  if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
  let records = 0
  let longest = 0
  let largest = 0
  for await (const batch of opened.right.records) {
    for (const record of batch) {
      records++
      longest = Math.max(longest, record.value.length)
      largest = Math.max(largest, structuresIn(record))
    }
  }
  return { records, longest, largest, faults: collected.faults() }
}

const structuresIn = (record: GedcomNode): number =>
  record.children.reduce((sum, child) => sum + structuresIn(child), 1)

function* times(count: number, part: (at: number) => string): Generator<string> {
  for (let at = 0; at < count; at++) yield part(at)
}

function* all(...parts: readonly Iterable<string>[]): Generator<string> {
  for (const part of parts) yield* part
}

describe("A hostile file", () => {
  it("of one line of a megabyte is read whole", async () => {
    const { longest, faults } = await fileIndex(
      all(
        ["0 HEAD\n0 @N1@ NOTE "],
        times(1024, () => "x".repeat(1024)),
        ["\n0 TRLR\n"],
      ),
    )
    expect(longest).equal(1_048_576)
    expect(faults.groups).deep.equal([])
  })

  it("of 100,000 levels is at most 100 deep; what lies deeper is kept as text", async () => {
    const opened = await readGedcom(bytesOf(times(100_000, (level) => `${level} NOTE x\n`)), () => undefined)
    if (E.isLeft(opened)) throw new Error("refused")
    for await (const [record] of opened.right.records) {
      let depth = 0
      let node: GedcomNode | undefined = record
      for (; node?.children[0] !== undefined; depth++) node = node.children[0]
      expect(depth).equal(99)
      expect(node?.value.split("\n").length).equal(100_000 - 99)
    }
  })

  itEachCommit("of a million empty records is a million records", async () => {
    const { records, faults } = await fileIndex(
      all(
        ["0 HEAD\n"],
        times(1000, () => "0 @I1@ INDI\n".repeat(1000)),
      ),
    )
    expect([records, faults.groups]).deep.equal([1_000_001, []])
  })

  itEachCommit("of a million bad lines keeps a thousand warnings and counts all", async () => {
    const bad = (at: number) =>
      `0 @N1@ NOTE\n${Array.from({ length: 1000 }, (_, line) => `oh dear ${at} ${line}\n`).join("")}`
    const { faults } = await fileIndex(all(["0 HEAD\n"], times(1000, bad)))
    expect([faults.groups.length, faults.others]).deep.equal([1_000, 999_000])
    expect(faults.groups.every(({ count, lines }) => count === 1 && lines.length === 1)).equal(true)
  })

  itEachCommit("of a million equal bad lines keeps one warning, with the first lines", async () => {
    const { faults } = await fileIndex(
      all(
        ["0 HEAD\n"],
        times(1000, () => `0 @N1@ NOTE\n${"oh dear\n".repeat(1000)}`),
      ),
    )
    expect(faults.groups.map(({ count, lines }) => [count, lines.length, lines[0]])).deep.equal([[1_000_000, 50, 3]])
  })

  it("of one endless record is cut at the limit", async () => {
    const { largest, faults } = await fileIndex(
      all(
        ["0 @I1@ INDI\n"],
        times(1200, () => "1 SEX M\n".repeat(1000)),
        ["0 TRLR\n"],
      ),
    )
    expect(largest).equal(recordLimits.lines)
    expect(faults.groups).deep.equal([
      {
        code: "record_too_large",
        lost: "value",
        message: "In {in}, the lines 1000001 to 1200001 are left out, because the record is too large.",
        lines: [1_000_001],
        count: 1,
      },
    ])
  })

  it("of NULs within lines is read without them, with a warning for each line", async () => {
    const { records, faults } = await fileIndex(
      all(
        ["0 HEAD\n"],
        times(1000, (at) => `0 @I${at}@ INDI\0\0\n`),
      ),
    )
    expect(records).equal(1001)
    expect(faults.groups.map(({ code, count, lines }) => [code, count, lines])).deep.equal([
      ["control_character", 1000, Array.from({ length: 50 }, (_, at) => at + 2)],
    ])
  })

  itEachCommit("takes time in proportion to its length", async () => {
    const shapes: readonly ((count: number) => Iterable<string>)[] = [
      (count) => times(count, () => "x"),
      (count) => times(count, () => "\n@"),
      (count) => times(count, () => "\n1 @I"),
      (count) => times(count, () => "\n2 CONT @@"),
      (count) => times(count, () => "\xe9\n2 CONC "),
      (count) => times(count, () => "\r"),
      (count) => times(count, () => "\x07"),
      (count) => times(count, () => "\n\u2028x"),
    ]
    const readingOf = (parts: Iterable<string>): (() => unknown) => {
      const text = [...parts].join("")
      return () => fileIndex(all(["0 HEAD\n0 @N1@ NOTE "], [text]))
    }
    const most = 40
    for (const [at, shape] of shapes.entries()) {
      const [once, eightfold] = [readingOf(shape(200_000)), readingOf(shape(1_600_000))]
      expect(await growth(once, eightfold, { most, leastMs: 20 }), `shape ${at}`).lessThan(most)
    }
  })
})
