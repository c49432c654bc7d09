import { expect } from "chai"
import { ownValuesOf } from "../../core/codec/fields.ts"
import { type Citation, citationFields } from "../../core/domain/evidence/citation.ts"
import { type Source, sourceFields } from "../../core/domain/evidence/source.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { type CorpusFile, triedFiles } from "../support/corpus.ts"
import { itEachNight } from "../support/depth.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { commit } from "../support/store.ts"

const MOST_BYTES = 40_000

/** Another value of each field. */
const changesOfCitation: readonly Partial<Citation>[] = [
  { page: "99z" },
  { detail: "New\ntext" },
  { confidence: 0 },
  { date: "at Easter" },
  { url: "https://example.org/new" },
  { eventType: "a ball", role: "guest" },
  { notes: "New note" },
  { detail: null, date: null, url: null, eventType: null, role: null, notes: null },
]
const changesOfSource: readonly Partial<Source>[] = [
  { title: "New title", abbreviation: "N." },
  { text: "New", notes: "New note", url: "https://example.org/new" },
  { abbreviation: null, text: null, url: null, notes: null },
]

const valuesIn = (citations: readonly Pick<Citation, keyof typeof citationFields>[]): readonly string[] =>
  citations.map((one) => JSON.stringify(ownValuesOf(citationFields, one))).sort()
const valuesOfSources = (sources: readonly Pick<Source, keyof typeof sourceFields>[]): readonly string[] =>
  sources.map((one) => JSON.stringify(ownValuesOf(sourceFields, one))).sort()

const hasEvidence = ({ bytes }: CorpusFile): boolean => {
  const text = Buffer.from(bytes()).toString("latin1")
  return text.length < MOST_BYTES && /^\s*(?:0 @[^@]+@ SOUR|[1-9]\d? SOUR @)/m.test(text)
}

describe("The evidence of a real file", () => {
  for (const file of (triedFiles() ?? []).filter(hasEvidence))
    itEachNight(
      `${file.name} has in an export what an editor made of it, and comes back with the old values`,
      async () => {
        const store = openMemoryStore()
        const world = await anExportWorld(store)
        await imported(world, uploadOf(file.bytes()))
        const { citations: cited, sources: named } = await contentsOf(world)
        const rows = await commit(store, async ({ citations, sources }) => ({
          citations: await citations.ofIds(
            world.tree.id,
            cited.map(({ id }) => id),
          ),
          sources: await sources.ofIds(
            world.tree.id,
            named.map(({ id }) => id),
          ),
        }))
        const write = (next: typeof rows) =>
          commit(store, async ({ citations, sources }) => {
            await citations.updateMany(next.citations)
            await sources.updateMany(next.sources)
          })
        const changed: readonly (typeof rows)[] = [
          ...changesOfCitation.map((said) => ({
            ...rows,
            citations: rows.citations.map((one) => ({ ...one, ...said })),
          })),
          ...changesOfSource.map((said) => ({ ...rows, sources: rows.sources.map((one) => ({ ...one, ...said })) })),
        ]
        for (const version of ["5.5.1", "7.0"] as const) {
          const before = await world.exported(version)
          for (const next of changed) {
            await write(next)
            const again = await anExportWorld(openMemoryStore())
            await imported(again, uploadOf(await world.exported(version)))
            const found = await contentsOf(again)
            expect(valuesIn(found.citations)).to.deep.equal(valuesIn(next.citations))
            expect(valuesOfSources(found.sources)).to.deep.equal(valuesOfSources(next.sources))
            await write(rows)
            expect(await world.exported(version)).to.equal(before)
          }
        }
      },
    )
})
