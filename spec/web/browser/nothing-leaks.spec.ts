import { expect } from "chai"
import { type Plan, plantFamily, publicPeople, type SecretFamily } from "../../support/secret-family.ts"
import { itEachNight } from "../../support/depth.ts"
import { inLanes } from "../../support/in-lanes.ts"
import { at, NOWHERE, dataOf } from "../../support/tree-scene.ts"
import { looks, type Shown } from "../support/screens.ts"
import { inTheApp } from "../support/stage.ts"
import { tracesOf } from "../support/traces.ts"
import { expectNoFault, type View } from "../support/visit.ts"

const dead = {
  privacy: "default",
  isLiving: false,
  age: 150,
  hasDied: true,
  workedAgo: 120,
  hidesEvents: false,
} as const

/** A dead woman with a hidden birth, her mother, a living child, a redacted husband, a hidden father and a grandchild. */
const plan: Plan = {
  people: [
    { ...dead, hidesEvents: true },
    { ...dead, age: 190 },
    { ...dead, isLiving: true, age: 50, hasDied: false, workedAgo: 20 },
    { ...dead, privacy: "redacted" },
    { ...dead, privacy: "hidden", age: 195 },
    { ...dead, isLiving: null, age: 40, hasDied: false, workedAgo: null },
  ],
  edges: [
    { type: "partnership", from: 1, to: 4, marriedAgo: 170, isMarriageHidden: false },
    { type: "partnership", from: 0, to: 3, marriedAgo: 130, isMarriageHidden: true },
    { type: "parent_child", from: 1, to: 0, marriedAgo: null, isMarriageHidden: false },
    { type: "parent_child", from: 4, to: 0, marriedAgo: null, isMarriageHidden: false },
    { type: "parent_child", from: 0, to: 2, marriedAgo: null, isMarriageHidden: false },
    { type: "parent_child", from: 3, to: 2, marriedAgo: null, isMarriageHidden: false },
    { type: "parent_child", from: 2, to: 5, marriedAgo: null, isMarriageHidden: false },
  ],
}

/** The people in the middle of the screens: one who is seen, one who lives, one who is hidden. */
const middles = [0, 2, 4]
const roles = ["child", "father", "mother", "grandfather", "grandmother", "brother", "cousin", "other"]

/** Every screen of the app about this tree, around several people, and the views of the family. */
const addresses = ({ treeId, personIds }: SecretFamily): readonly string[] => {
  const paths = middles.flatMap((middle) => {
    const others = personIds.map((_, step) => personIds[(middle + step) % personIds.length] ?? "")
    const shown: Shown = {
      tree: treeId,
      picture: NOWHERE,
      source: NOWHERE,
      proposal: { tree: treeId, id: NOWHERE },
      twins: treeId,
      question: "unknown",
      ids: Object.fromEntries(roles.map((role, index) => [role, others[index % others.length] ?? ""])),
    }
    const views = ["descendants&down=5", "ancestors&up=5"].map(
      (view) => `/t/${treeId}/p/${personIds[middle]}?view=${view}&panel=person`,
    )
    return [...looks.map(({ path }) => path(shown)), ...views]
  })
  return [...new Set(paths)]
}

const WINDOWS = 3

inTheApp("The app in the hands of a stranger", (stage) => {
  const planted = async (): Promise<SecretFamily> => {
    const { owner } = stage()
    const family = await plantFamily(owner, plan, "public")
    const body = { home_person_id: family.personIds[2] ?? null }
    await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...at({ tree_id: family.treeId }), body }))
    return family
  }

  /** Opens every address, each in one of several windows: a window mostly waits for the network to be idle. */
  const expectNothingLeaks = async (view: View, family: SecretFamily): Promise<void> => {
    const seen = publicPeople(plan)
    const mayRead = (groups: readonly (readonly number[])[]) => groups.some((group) => group.every((one) => seen[one]))
    const waiting = [...addresses(family)]
    const windows = await Promise.all(
      Array.from({ length: WINDOWS }, async () => {
        const opened = await stage().visitor(view)
        return { opened, traces: await tracesOf(opened.page) }
      }),
    )
    await inLanes(WINDOWS, windows, async ({ opened, traces }) => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        await opened.open(address)
        await traces.note(address)
      }
    })
    const [first] = windows
    if (first === undefined) throw new Error("there is no window")
    const { opened, traces } = first
    const { page } = opened
    await opened.open(`/t/${family.treeId}`)
    await page.keyboard.press("/")
    await page.waitForSelector("dialog[open] [role=combobox]:focus")
    // Each of the words begins with a q.
    await page.keyboard.type("q")
    await page.waitForNetworkIdle()
    await traces.note("search")
    const placesOf = (word: string) => windows.flatMap((window) => window.traces.placesOf(word))
    for (const { word, groups } of family.secrets) if (!mayRead(groups)) expect(placesOf(word), word).to.deep.equal([])
    for (const { word, person } of family.searchable)
      if (seen[person] === true) expect(placesOf(word), word).to.not.deep.equal([])
    for (const window of windows) expectNoFault(window.opened)
  }

  it("shows, receives and keeps no word of a person who is withheld, for visitors", async () => {
    await expectNothingLeaks({}, await planted())
  })

  itEachNight("nor for an account that is no member of the tree", async () => {
    const { token } = await stage().host.user()
    await expectNothingLeaks({ token }, await planted())
  })
})
