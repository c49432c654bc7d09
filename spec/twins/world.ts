import { seeded } from "../bench/random.ts"
import type { TestHost } from "../support/http.ts"
import { openToAssistants, tokenOf } from "../support/mcp-client.ts"
import { dataOf } from "../support/tree-scene.ts"
import { plantDead, plotOf } from "./family.ts"
import { type Mode, plantSecrets } from "./modes.ts"
import { Slots } from "./slots.ts"

/**
 * Who asks in both worlds: someone without an account, a user, the owner of another tree, the assistant of a member, and a
 * member who only reads.
 */
export const readers = ["anonymous", "stranger", "owner of another tree", "assistant", "viewer"] as const
export type ReaderName = (typeof readers)[number]

/** One of two worlds that differ only in what a reader may not see. */
export interface TwinWorld {
  readonly host: TestHost
  readonly slots: Slots
  /** Null for a reader without an account. */
  readonly tokens: Readonly<Record<ReaderName, string | null>>
}

/**
 * The readers who must not notice the difference of this mode. A viewer sees everything but what is deleted or elsewhere,
 * and an assistant sees proposals.
 */
export const readersOf = (mode: Mode): readonly [ReaderName, ...ReaderName[]] => {
  if (mode === "deleted" || mode === "private trees") return readers
  const others = ["anonymous", "stranger", "owner of another tree"] as const
  return mode === "members" ? others : [...others, "assistant"]
}

const plantWorld = async (host: TestHost, seed: number, mode: Mode, side: 0 | 1): Promise<TwinWorld> => {
  const random = seeded(seed)
  const owner = await host.user()
  const slots = new Slots()
  const plot = await plotOf(host, owner, slots, random.pick(["public", "public", "unlisted", "site_members"]))
  const viewer = await plot.tree.join("viewer")
  const other = await host.user()
  await dataOf(other.api.POST("/trees", { body: { name: "Another house" } }))
  slots.add("user_id", owner.user.id)
  const dead = await plantDead(plot, random)
  if (random.chance(50))
    await owner.api.PATCH("/trees/{tree_id}", { ...plot.tree.at, body: { home_person_id: dead[0].id } })
  await plantSecrets({ plot, dead, side }, mode)
  // The last visible record comes after all hidden ones. It has no slot, because slots of the worlds have one order.
  await plot.tree.event({ type: "census", person_id: dead[0].id, place: "Down" })
  await openToAssistants(owner, plot.tree.id)
  const tokens = {
    anonymous: null,
    stranger: (await host.user()).token,
    "owner of another tree": other.token,
    assistant: await tokenOf(viewer, ["read", "propose"]),
    viewer: viewer.token,
  }
  return { host, slots, tokens }
}

/** Two worlds of this seed, one in each service. Their services have equal content but for what the readers may not see. */
export const plantTwins = async (
  hosts: readonly [TestHost, TestHost],
  seed: number,
  mode: Mode,
): Promise<readonly [TwinWorld, TwinWorld]> => {
  const first = await plantWorld(hosts[0], seed, mode, 0)
  const second = await plantWorld(hosts[1], seed, mode, 1)
  second.slots.fillUpTo(first.slots)
  return [first, second]
}
