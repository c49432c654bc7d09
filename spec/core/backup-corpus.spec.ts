import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import type { TreeId, UserId } from "../../core/domain/ids.ts"
import { exportGedcom } from "../../core/queries/gedcom/export-gedcom.ts"
import { noon } from "../support/builders.ts"
import { triedFiles } from "../support/corpus.ts"
import { uploadOf, uploadOfFile } from "../support/gedcom-upload.ts"
import { bringBack, saidBy, takeBackup } from "../support/restored-account.ts"
import { aWorld, granted } from "../support/world.ts"

/** Imports a file, backs the account up, brings it back, and answers both backups and both GEDCOM exports. */
const thereAndBack = async (file: ReturnType<typeof uploadOf>) => {
  const memory = openMemoryStore()
  const store = { ...memory, blobs: memoryBlobs() }
  const { tree, users, run } = await aWorld("private", store)
  const taken = await run("editor", importRecords, { treeId: tree.id, file, defaultAction: "new", resolutions: {} })
  if (E.isLeft(taken)) return null
  const exported = async (userId: UserId, treeId: TreeId): Promise<string> => {
    const asked = exportGedcom({ ...store, spool: noSpool, now: () => noon, settings: { version: "1" } })(
      { userId, surface: "member" },
      { treeId, version: "7.0" },
    )
    let text = ""
    for await (const piece of granted(await asked).text) text += piece
    return numbered(text)
  }
  const first = await takeBackup(store, users.owner.id)
  const { trees } = granted(await bringBack(store, users.stranger.id, first))
  const restored = trees[0]?.id ?? expect.fail("no tree came back")
  return {
    said: [await saidBy(first), await saidBy(await takeBackup(store, users.stranger.id))],
    gedcom: [await exported(users.owner.id, tree.id), await exported(users.stranger.id, restored)],
  }
}

/** The same, with each xref that is made of an id as the number of its first place. */
const numbered = (text: string): string => {
  const numbers = new Map<string, number>()
  return text.replace(/@[A-Z]{1,2}[0-9A-Z]{18,20}@/g, (xref) => {
    const number = numbers.get(xref) ?? numbers.size
    numbers.set(xref, number)
    return `@${number}@`
  })
}

const corpus = triedFiles()
const files = [
  { name: "the sample", open: () => uploadOfFile(new URL("../support/gedcom/wedgwood-darwin.ged", import.meta.url)) },
  ...(corpus ?? []).map(({ name, bytes }) => ({ name, open: () => uploadOf(bytes()) })),
]

describe("A tree that a file was imported into, backed up and brought back", () => {
  if (corpus === null) it("is looked at for the sample alone: ../shared/corpus is absent")
  for (const { name, open } of files) {
    it(`is the same, and gives the same file: ${name}`, async () => {
      const outcome = await thereAndBack(open())
      if (outcome === null) return
      expect(outcome.said[1]).to.deep.equal(outcome.said[0])
      expect(outcome.gedcom[1]).to.equal(outcome.gedcom[0])
    })
  }
})
