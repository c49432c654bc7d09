import { createHash, randomBytes } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { expect } from "chai"
import * as fc from "fast-check"
import { BrokenBackup } from "../../adapters/instance-backup/broken-backup.ts"
import { DamagedAtSource } from "../../adapters/instance-backup/frames.ts"
import type { BackupPart } from "../../adapters/instance-backup/parts.ts"
import { readBackup } from "../../adapters/instance-backup/read-backup.ts"
import { sealed, unsealed } from "../../adapters/instance-backup/sealed.ts"
import { writeBackup } from "../../adapters/instance-backup/write-backup.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import { failure } from "../support/store.ts"

const PASSPHRASE = "a passphrase of specs"

async function* pieces(...all: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of all) yield Buffer.from(piece)
}

const blobOf = (bytes: Uint8Array) => ({
  treeId: newId<"TreeId">(),
  mediaId: newId<"MediaId">(),
  size: bytes.length,
  checksum: `sha256:${createHash("sha256").update(bytes).digest("hex")}`,
})

const picture = randomBytes(200_000)
const rows = "1\tAnn\\nLee\n2\t\\N\n"

async function* parts(): AsyncGenerator<BackupPart> {
  const head = { takenAt: "2026-01-31T02:00:00.000Z", stemma: "1.0.0", migrations: ["0001"], blobStoreId: null }
  yield { kind: "instance", head: { ...head, sequences: [{ name: "s", value: "7", isCalled: true }] } }
  yield { kind: "table", name: "persons", columns: ["id", "name"], text: pieces(rows.slice(0, 5), rows.slice(5)) }
  yield { kind: "table", name: "sources", columns: ["id"], text: pieces() }
  yield { kind: "blob", blob: blobOf(picture), content: pieces(picture) }
  yield { kind: "absent", blob: blobOf(Buffer.from("x")), absence: "missing" }
}

/** The kinds of the parts, and the texts of the tables; reads everything. */
const readAll = async (bytes: Bytes): Promise<readonly string[]> => {
  const seen: string[] = []
  for await (const part of readBackup(bytes)) {
    if (part.kind === "table") seen.push(`${part.name}: ${(await buffer(part.text)).toString()}`)
    else if (part.kind === "blob" && part.content !== null) seen.push(`${(await buffer(part.content)).length} bytes`)
    else if (part.kind === "end") seen.push(JSON.stringify(part.totals))
    else seen.push(part.kind)
  }
  return seen
}

const expected = [
  "instance",
  `persons: ${rows}`,
  "sources: ",
  "200000 bytes",
  "absent",
  '{"tables":{"persons":2,"sources":0},"blobs":1,"blobBytes":200000,"absent":1}',
]

describe("The stream of a backup", () => {
  for (const passphrase of [null, PASSPHRASE]) {
    describe(passphrase === null ? "without encryption" : "with encryption", () => {
      let whole: Buffer
      before(async () => {
        whole = await buffer(sealed(writeBackup(parts()), passphrase))
      })
      const read = (bytes: Uint8Array) => readAll(unsealed(pieces(bytes), passphrase))

      it("is read as it was written", async () => {
        expect(await read(whole)).to.deep.equal(expected)
        const drops = async function* (): AsyncGenerator<Uint8Array> {
          for (let at = 0; at < whole.length; at += 7_919) yield whole.subarray(at, at + 7_919)
        }
        expect(await readAll(unsealed(drops(), passphrase))).to.deep.equal(expected)
      })

      // Each try of an encrypted one derives the key again.
      const numRuns = passphrase === null ? 300 : 12

      it("is refused if any bit of it is changed", async () => {
        const places = fc.tuple(fc.nat(whole.length - 1), fc.nat(7))
        await fc.assert(
          fc.asyncProperty(places, async ([at, bit]) => {
            const changed = Buffer.from(whole)
            changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at)
            expect(await failure(read(changed))).to.be.instanceOf(BrokenBackup)
          }),
          { numRuns },
        )
      })

      it("is refused if it is cut off anywhere, or longer", async () => {
        await fc.assert(
          fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
            expect(await failure(read(whole.subarray(0, length)))).to.be.instanceOf(BrokenBackup)
          }),
          { numRuns },
        )
        expect(await failure(read(Buffer.concat([whole, Buffer.from("x")])))).to.be.instanceOf(BrokenBackup)
      })
    })
  }

  it("shows nothing of its contents if it is encrypted", async () => {
    const whole = await buffer(sealed(writeBackup(parts()), PASSPHRASE))
    for (const word of ["persons", "Ann", "instance", "Stemma-backup"])
      expect(whole.includes(word), word).to.equal(false)
  })

  it("notes a medium that turned out to be damaged, and goes on", async () => {
    const blob = blobOf(picture)
    const damaged = async function* (): AsyncGenerator<Uint8Array> {
      yield picture.subarray(0, 100)
      throw new DamagedAtSource("The bytes are other ones.")
    }
    const all = async function* (): AsyncGenerator<BackupPart> {
      for await (const part of parts()) {
        if (part.kind === "absent") yield { kind: "blob", blob, content: damaged() }
        yield part
      }
    }
    let [damages, end] = [0, ""]
    for await (const part of readBackup(writeBackup(all()))) {
      if (part.kind === "table") await buffer(part.text)
      if (part.kind === "blob" && part.content !== null)
        damages += await buffer(part.content).then(
          () => 0,
          (error: unknown) => (error instanceof DamagedAtSource ? 1 : 0),
        )
      if (part.kind === "end") end = `${part.totals.blobs} ${part.totals.absent}`
    }
    expect([damages, end]).to.deep.equal([1, "1 2"])
  })
})
