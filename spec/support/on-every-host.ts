import { hosts, type TestHost, type TestUser } from "./http.ts"
import { plantTree, type TreeScene } from "./tree-scene.ts"

/** What cases on a host begin with: someone with a tree of their own, and someone who has nothing to do with it. Set when they run. */
export interface Stage {
  readonly host: TestHost
  readonly owner: TestUser
  readonly stranger: TestUser
  readonly tree: TreeScene
}

/** Describes the same on every host; `settings` as for a start. */
export const onEveryHost = (
  noun: string,
  cases: (stage: Stage) => void,
  settings: Readonly<Record<string, string>> = {},
): void => {
  for (const kind of hosts) {
    describe(`${noun}, on the ${kind.name} host`, () => {
      let set: Stage | null = null
      const there = (): Stage => {
        if (set === null) throw new Error("the stage is set when the cases run")
        return set
      }
      before(async () => {
        const host = await kind.start(settings)
        const [owner, stranger] = [await host.user(), await host.user()]
        set = { host, owner, stranger, tree: await plantTree(host, owner) }
      })
      after(() => there().host.stop())

      cases({
        get host() {
          return there().host
        },
        get owner() {
          return there().owner
        },
        get stranger() {
          return there().stranger
        },
        get tree() {
          return there().tree
        },
      })
    })
  }
}
