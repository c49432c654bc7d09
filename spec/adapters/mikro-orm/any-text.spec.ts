import { expect } from "chai"
import fc from "fast-check"
import { anAuditEntry, aPerson, newId } from "../../support/builders.ts"
import { changeOf, collect, commit, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

/** Any text that a request can carry: well-formed, without NUL; rich in what SQL and COPY take for their own signs. */
const anyText = fc
  .oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(
        fc.constantFrom(
          "\\",
          "'",
          '"',
          "?",
          "??",
          "$1",
          "\\N",
          "\\.",
          "\n",
          "\r",
          "\t",
          "\b",
          ":a",
          "{",
          "}",
          "--",
          "/*",
          ";",
          "é",
          "🜨",
          "\u2028",
        ),
      )
      .map((parts) => parts.join("")),
  )
  .map((text) => text.replaceAll("\0", ""))

describe("Any text kept in PostgreSQL", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  it("comes back as it was, by INSERT, by UPDATE and by COPY", async () => {
    const { tree } = await plantTree(store)
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (first, second) => {
        const one = aPerson({ treeId: tree.id, notes: first, displayName: second })
        const many = Array.from({ length: 51 }, () => aPerson({ treeId: tree.id, notes: first, displayName: second }))
        const found = await commit(store, async ({ persons }) => {
          await persons.insert([one])
          await persons.insert(many)
          const inserted = [
            await persons.find(one.id),
            ...(await persons.live(
              tree.id,
              many.map(({ id }) => id),
            )),
          ]
          await persons.update({ ...one, notes: second, displayName: first })
          return { inserted, updated: await persons.find(one.id) }
        })
        expect(found.inserted).to.have.deep.members([one, ...many])
        expect(found.updated).to.deep.equal({ ...one, notes: second, displayName: first })
      }),
      { numRuns: 40 },
    )
  })

  it("comes back within the documents of the audit log, however nested, keys in order", async () => {
    const { tree } = await plantTree(store)
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.jsonValue({ noUnicodeString: false }),
        fc.constantFrom(1, 51),
        async (text, json, count) => {
          const document = JSON.parse(
            JSON.stringify({ z: text, [`a${text}`]: [text, null, { b: json }] }).replaceAll("\\u0000", ""),
          )
          const entityId = newId()
          const planted = Array.from({ length: count }, () =>
            anAuditEntry({ treeId: tree.id, entityId, before: document, after: text }),
          )
          await commit(store, ({ changes }) => changes.insert([changeOf(planted)]))
          const entries = await collect(
            store.reads.trees.audit(tree.id, { entityId, actorId: null }, { after: null, batch: 1_000 }),
          )
          expect(entries).to.have.length(count)
          for (const { before, after } of entries)
            expect([JSON.stringify(before), after]).to.deep.equal([JSON.stringify(document), text])
        },
      ),
      { numRuns: 40 },
    )
  })
})
