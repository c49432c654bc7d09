import { expect } from "chai"
import { createName } from "../../core/commands/name/create-name.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import type { PersonCreate } from "../../core/domain/person-input.ts"
import type { TreeVisibility } from "../../core/domain/tree.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import type { ListPersons } from "../../core/view/person-list/list-for.ts"
import { aPerson, newId } from "../support/builders.ts"
import { plant } from "../support/store.ts"
import { aWorld, itemsOf, refusal, type Who } from "../support/world.ts"

const listed = async (visibility: TreeVisibility, ...people: readonly PersonCreate[]) => {
  const world = await aWorld(visibility)
  const treeId = world.tree.id
  const ids: PersonId[] = []
  for (const person of people) ids.push((await world.edit(createPerson, { treeId, ...person })).id)
  const input = (said: Partial<ListPersons>): ListPersons => ({
    treeId,
    q: null,
    ids: null,
    deleted: false,
    limit: null,
    cursor: null,
    ...said,
  })
  const page = (said: Partial<ListPersons> = {}, who: Who = "viewer") => world.see(who, listPersons, input(said))
  const names = async (said: Partial<ListPersons> = {}, who: Who = "viewer") =>
    (await itemsOf(await page(said, who))).map(({ displayName }) => displayName)
  return { world, treeId, ids, input, page, names }
}

const dead = { death: {} }

describe("The list of persons", () => {
  it("is in order of creation, a hundred at a time unless said otherwise", async () => {
    const { world, treeId, page } = await listed("private")
    await plant(world.store, {
      persons: Array.from({ length: 101 }, (_, n) => aPerson({ treeId, givenName: `P${n}`, surname: null })),
    })
    const first = await page()
    const shown = await itemsOf(first)
    expect(shown.map(({ givenName }) => givenName)).to.deep.equal(Array.from({ length: 100 }, (_, n) => `P${n}`))
    const second = await page({ cursor: first.next })
    expect([(await itemsOf(second)).map(({ givenName }) => givenName), second.next]).to.deep.equal([["P100"], null])
    expect(await itemsOf(await page({ limit: 1_000 }))).to.have.length(101)
  })

  it("has no next page after a page that is exactly full", async () => {
    const { page } = await listed("private", {}, {})
    expect((await page({ limit: 2 })).next).to.equal(null)
    expect((await page({ limit: 1 })).next).to.not.equal(null)
  })

  it("refuses a cursor that it never gave", async () => {
    const { world, input } = await listed("private", { givenName: "Ann" })
    for (const said of [
      { cursor: "nonsense" },
      { cursor: "" },
      { q: "ann", cursor: newId() },
      { q: "ann", cursor: "2~x" },
      { q: "ann", cursor: `NaN~${newId()}` },
      { q: "ann", cursor: `1~${newId()}~` },
    ]) {
      expect(refusal(await world.look("viewer", listPersons, input(said)))).to.equal("InvalidInput at cursor")
    }
  })

  it("shows non-members possibly living people redacted and hidden ones not at all, in full pages", async () => {
    const { names, page } = await listed(
      "public",
      { givenName: "Ann", ...dead },
      { givenName: "Hid", privacy: "hidden", ...dead },
      { givenName: "Liv" },
      { givenName: "Bob", ...dead },
    )
    expect(await names({}, "stranger")).to.deep.equal(["Ann", "Living person", "Bob"])
    expect(await names({}, "viewer")).to.deep.equal(["Ann", "Hid", "Liv", "Bob"])
    const first = await page({ limit: 2 }, "visitor")
    expect((await itemsOf(first)).map(({ displayName }) => displayName)).to.deep.equal(["Ann", "Living person"])
    expect(await names({ limit: 2, cursor: first.next }, "visitor")).to.deep.equal(["Bob"])
  })

  it("never makes a cursor of someone hidden", async () => {
    const { page, ids } = await listed(
      "public",
      { givenName: "Ann", ...dead },
      { privacy: "hidden" },
      { givenName: "Bob", ...dead },
    )
    expect((await page({ limit: 1 }, "visitor")).next).to.equal(ids[0])
  })

  it("by ids returns the visible persons of this tree, with names, whatever the limit", async () => {
    const { page, names, ids } = await listed(
      "public",
      { givenName: "Ann", ...dead },
      { givenName: "Hid", privacy: "hidden" },
      { givenName: "Liv" },
    )
    const elsewhere = await listed("public", { givenName: "Far", ...dead })
    const asked = { ids: [...ids, ...elsewhere.ids, newId<"PersonId">()], limit: 1 }
    expect(await names(asked, "stranger")).to.deep.equal(["Ann", "Living person"])
    const [ann, hid] = await itemsOf(await page(asked))
    expect([ann?.names?.[0]?.givenName, hid?.names?.[0]?.givenName]).to.deep.equal(["Ann", "Hid"])
    const [, living] = await itemsOf(await page(asked, "stranger"))
    expect(living?.names).to.equal(null)
    expect(await names({ ids: [] })).to.deep.equal([])
  })

  it("takes at most a thousand ids", async () => {
    const { world, input } = await listed("private")
    expect(
      refusal(
        await world.look(
          "viewer",
          listPersons,
          input({ ids: Array.from({ length: 1_001 }, () => newId<"PersonId">()) }),
        ),
      ),
    ).to.equal("InvalidInput at ids")
  })

  it("is open according to the visibility of the tree", async () => {
    for (const [visibility, stranger, visitor] of [
      ["private", "Forbidden", "NotFound"],
      ["site_members", "open", "NotFound"],
      ["unlisted", "open", "open"],
      ["public", "open", "open"],
    ] as const) {
      const { world, input } = await listed(visibility)
      const answer = async (who: Who) => {
        const outcome = await world.look(who, listPersons, input({}))
        return outcome._tag === "Right" ? "open" : outcome.left._tag
      }
      expect([await answer("stranger"), await answer("visitor"), await answer("viewer")], visibility).to.deep.equal([
        stranger,
        visitor,
        "open",
      ])
    }
  })
})

describe("The search for persons", () => {
  it("finds any name of a person, in any order of words, without regard to case and accents, best first", async () => {
    const { world, names, ids, page } = await listed(
      "private",
      { givenName: "Charles", surname: "Darwin" },
      { givenName: "Émile", surname: "Zöla" },
      { givenName: "Charlie", surname: "Darwyn" },
    )
    const [charles] = ids
    if (charles === undefined) throw new Error("no Charles")
    await world.edit(createName, { personId: charles, nameType: "nickname", givenName: "Gas" })
    expect(await names({ q: "DARWIN charles" })).to.deep.equal(["Charles Darwin", "Charlie Darwyn"])
    expect(await names({ q: "zola emile" })).to.deep.equal(["Émile Zöla"])
    expect(await names({ q: "gas" })).to.deep.equal(["Charles Darwin"])
    for (const { score } of await itemsOf(await page({ q: "darwin" }))) expect(score).to.be.within(0, 1)
  })

  it("without words is the whole list when blank, and nothing when it has signs only", async () => {
    const { names } = await listed("private", { givenName: "Ann" })
    expect(await names({ q: "  " })).to.deep.equal(["Ann"])
    expect(await names({ q: "?!" })).to.deep.equal([])
  })

  it("pages by falling score, then id, everyone once", async () => {
    const { page } = await listed(
      "private",
      ...["Ann", "Anna", "Ann", "Hannah", "Ann"].map((givenName) => ({ givenName })),
    )
    const whole = await itemsOf(await page({ q: "ann" }))
    const paged: string[] = []
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const part = await page({ q: "ann", limit: 2, cursor })
      paged.push(...(await itemsOf(part)).map(({ id }) => id))
      cursor = part.next
    }
    expect(paged).to.deep.equal(whole.map(({ id }) => id))
    expect(whole.length).to.be.greaterThan(3)
  })

  it("finds for a non-member fully visible people only", async () => {
    const { names } = await listed(
      "public",
      { givenName: "Ann", ...dead },
      { givenName: "Ann" },
      { givenName: "Ann", privacy: "hidden", ...dead },
      { givenName: "Ann", privacy: "redacted", ...dead },
    )
    expect(await names({ q: "ann" }, "stranger")).to.deep.equal(["Ann"])
    expect(await names({ q: "ann" }, "viewer")).to.have.length(4)
  })
})
