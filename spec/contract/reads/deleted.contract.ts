import { expect } from "chai"
import type { Involving, Withheld } from "../../../core/domain/privacy.ts"
import {
  showCitation,
  showEvent,
  showMedia,
  showRelationship,
  showSource,
  showToMember,
} from "../../../core/domain/privacy.ts"
import type { DeletedReads } from "../../../core/ports/reads.ts"
import { aDeletion, aMedia, minutesLater } from "../../support/builders.ts"
import { plantCitedFamily } from "../../support/cited-family.ts"
import { collect, commit, plant, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

/** The deleted records of a tree. */
export const deletedReadsContract = (store: () => StoreUnderTest): void => {
  const all = { after: null, batch: 100 }
  const at = minutesLater(1)

  describe("deleted records", () => {
    /** A family of which the wife is deleted, with all that hangs on her, and a whole family in another tree. */
    const widowed = async () => {
      const family = await plantCitedFamily(store())
      const { treeId, wife, birth, source } = family
      await plantCitedFamily(store())
      const media = [aMedia({ treeId, eventId: birth.id }), aMedia({ treeId, sourceId: source.id })]
      await plant(store(), { media })
      await commit(store(), async ({ deletions }) => {
        await deletions.remove("person", [wife.id], aDeletion({ treeId, at }))
        await deletions.remove("source", [source.id], aDeletion({ treeId, at }))
      })
      return { ...family, media }
    }

    const expectList = async <T extends { readonly id: string }>(
      { deletedOf }: DeletedReads<T>,
      treeId: Parameters<typeof deletedOf>[0],
      show: (
        viewer: typeof member,
        row: Withheld<Involving<T>>,
      ) => { readonly id: string; readonly deletedAt?: Date } | null,
      ids: readonly T["id"][],
    ): Promise<void> => {
      const rows = await collect(deletedOf(treeId, all))
      const shown = rows.map((row) => show(member, row))
      expect(shown.map((row) => row?.id)).to.deep.equal([...ids].sort())
      for (const row of shown) expect(row?.deletedAt).to.deep.equal(at)
      for (const row of rows) expect(show(outsider, row)).to.equal(null)
      await expectPaging(
        (keyset: Parameters<typeof deletedOf>[1]) => deletedOf(treeId, keyset),
        (row) => show(member, row)?.id ?? expect.fail("a member sees it"),
        [...ids].sort(),
      )
    }

    it("of every kind come by id, to members alone, with the time of their deletion", async () => {
      const family = await widowed()
      const { treeId, wifeBirth, wedding, partnership, motherhood, source, media } = family
      const { events, relationships, sources, citations, media: pictures } = store().reads
      await expectList(events, treeId, showEvent, [wifeBirth.id, wedding.id])
      await expectList(relationships, treeId, showRelationship, [partnership.id, motherhood.id])
      await expectList(sources, treeId, showSource, [source.id])
      await expectList(citations, treeId, showCitation, [
        family.citationOfPerson.id,
        family.citationOfName.id,
        family.citationOfBirth.id,
        family.citationOfPartnership.id,
        family.citationOfWedding.id,
        family.citationOfWife.id,
      ])
      await expectList(pictures, treeId, showMedia, media[1] === undefined ? [] : [media[1].id])
    })

    it("of a person are the deleted names, and the person by id with the names that went along", async () => {
      const { treeId, husband, wife, name } = await plantCitedFamily(store())
      const { persons, names } = store().reads
      const namesOf = async () =>
        (await collect(names.deletedOf(treeId, husband.id, { after: null, batch: 2 }))).map(
          (row) => showToMember(member, row)?.id,
        )
      const byIds = async (deleted: boolean) =>
        (await persons.byIds(treeId, [wife.id, husband.id], true, deleted)).map((row) => {
          const person = showToMember(member, row)
          return [person?.id, person?.names?.map(({ id }) => id)]
        })
      expect(await namesOf()).to.deep.equal([])
      expect(await byIds(true)).to.deep.equal([])
      await commit(store(), ({ deletions }) => deletions.remove("person", [husband.id], aDeletion({ treeId })))
      expect(await namesOf()).to.deep.equal([name.id])
      expect(await byIds(true)).to.deep.equal([[husband.id, [name.id]]])
      expect(await byIds(false)).to.deep.equal([[wife.id, []]])
    })

    it("of a person come without the names that were deleted before", async () => {
      const { treeId, husband, name } = await plantCitedFamily(store())
      await commit(store(), async ({ deletions }) => {
        await deletions.remove("name", [name.id], aDeletion({ treeId }))
        await deletions.remove("person", [husband.id], aDeletion({ treeId }))
      })
      const [row] = await store().reads.persons.byIds(treeId, [husband.id], true, true)
      expect(row === undefined ? null : showToMember(member, row)?.names).to.deep.equal([])
    })
  })
}
