import type { TreeId } from "../../core/domain/ids.ts"
import { latestYearOfLife } from "../../core/domain/living/life-evidence.ts"
import { publicFrom } from "../../core/domain/living/living.ts"
import { vitalsOf } from "../../core/domain/living/vitals.ts"
import { commit, type StoreUnderTest } from "./store.ts"

/** The vitals on persons' rows that differ from what their live events and those of their partnerships give at this moment. */
export const staleVitals = (
  store: Pick<StoreUnderTest, "uow">,
  treeId: TreeId,
  now: Date,
): Promise<readonly { readonly name: string; readonly is: unknown; readonly shouldBe: unknown }[]> =>
  commit(store, async ({ contents, events, persons }) => {
    const ids = await contents(treeId).personIds(null, 100_000)
    const lived = Map.groupBy(await events.ofLives(treeId, ids), ({ personId }) => personId)
    return (await persons.live(treeId, ids)).flatMap((person) => {
      const life = lived.get(person.id) ?? []
      const sharedYear = latestYearOfLife(life.filter(({ isOwn }) => !isOwn))
      const vitals = vitalsOf({ own: life.filter(({ isOwn }) => isOwn), sharedYear }, now)
      const shouldBe = { ...vitals, publicFrom: publicFrom({ ...person, ...vitals }) }
      const { birthYear, deathYear, publicBirthYear, publicDeathYear, hasDeathFact, deathFactIsHidden, deadFrom } =
        person
      const years = {
        ...{ birthYear, deathYear, publicBirthYear, publicDeathYear },
        ...{ hasDeathFact, deathFactIsHidden, deadFrom },
      }
      const is = { ...years, publicFrom: person.publicFrom }
      return JSON.stringify(is) === JSON.stringify(shouldBe) ? [] : [{ name: person.displayName, is, shouldBe }]
    })
  })
