import * as E from "fp-ts/lib/Either.js"
import { expect } from "chai"
import fc from "fast-check"
import type { PersonId } from "../../../core/domain/ids.ts"
import type { KinPath } from "../../../core/domain/kinship/kin-path.ts"
import { getKinship } from "../../../core/queries/chart/get-kinship.ts"
import { listKinship } from "../../../core/queries/chart/list-kinship.ts"
import { type KinPlan, kinPlans, plantKin, withoutPeople } from "../../support/any-kin.ts"
import { newId } from "../../support/builders.ts"
import { anyone, lookAt, memberOf } from "../../support/look-at.ts"
import { hasTwoParentsAtMost, naiveCoefficient, naiveDescents, naiveDistances } from "../../support/naive-kinship.ts"
import type { StoreUnderTest } from "../../support/store.ts"

const PEOPLE = 8
const MOST = 10

/** How two persons are related, over every store. */
export const kinshipReadsContract = (store: () => StoreUnderTest): void => {
  /** A planted family, and the kinship of two of its people as a member or a visitor sees it. */
  const related = async (plan: KinPlan, isMember: boolean) => {
    const { treeId, ids } = await plantKin(store(), plan)
    const reader = isMember ? await memberOf(store(), treeId) : anyone
    const idOf = (number: number): PersonId => ids[number] ?? newId()
    const kinship = async (from: number, to: number) => {
      const input = { personId: idOf(from), otherId: idOf(to), paths: MOST }
      const outcome = await lookAt(store(), getKinship, reader, input)
      return E.isLeft(outcome) ? null : outcome.right
    }
    const list = async (of: number) => {
      const outcome = await lookAt(store(), listKinship, reader, { treeId, of: idOf(of), ids })
      return E.isLeft(outcome) ? null : outcome.right
    }
    return { ids, kinship, list }
  }

  const isByDescent = ({ steps }: KinPath): boolean =>
    steps.every(
      ({ step }, at) =>
        step !== "partner" && !(step === "parent" && steps.slice(0, at).some((one) => one.step === "child")),
    )

  const inWords = ({ up, down, half, kind, steps }: KinPath) => ({ up, down, half, kind, length: steps.length })

  const expectNaive = (isMember: boolean): Promise<void> =>
    fc.assert(
      fc.asyncProperty(kinPlans(PEOPLE), async (plan) => {
        const seen = isMember ? plan : withoutPeople(plan, ({ privacy }) => privacy === "hidden")
        const { ids, kinship, list } = await related(plan, isMember)
        const distances = naiveDistances(seen)
        const kin = await list(0)
        for (const to of [1, 2, 3]) {
          const found = await kinship(0, to)
          const isHidden = (number: number): boolean => !isMember && plan.people[number]?.privacy === "hidden"
          if (isHidden(0) || isHidden(to)) {
            expect(found).to.equal(null)
            continue
          }
          const distance = distances[0]?.[to] ?? 0
          const [first] = found?.paths ?? []
          expect(first?.steps.length ?? Number.POSITIVE_INFINITY).to.equal(distance)
          const descents = naiveDescents(seen, 0, to)
          if (descents.size < MOST) expect(found?.paths.filter(isByDescent)).to.have.length(descents.size)
          for (const { steps, up, down } of found?.paths ?? []) {
            expect(steps.at(-1)?.personId).to.equal(ids[to])
            expect([up, down]).to.deep.equal(
              ["parent", "child"].map((wanted) => steps.filter(({ step }) => step === wanted).length),
            )
          }
          const named = kin?.[ids[to] ?? ""]
          expect(named?.name === undefined).to.equal(first === undefined)
          const back = await kinship(to, 0)
          const turned = back?.paths.map(inWords).map(({ up, down, ...rest }) => ({ ...rest, up: down, down: up }))
          expect(turned?.length).to.equal(found?.paths.length)
          const sorted = (items: readonly object[] = []) => items.map((item) => Object.entries(item).sort()).map(String)
          if ((found?.paths.length ?? 0) < MOST)
            expect(sorted(turned)).to.have.members(sorted(found?.paths.map(inWords)))
        }
      }),
      { numRuns: 30 },
    )

  describe("the kinship of two persons", () => {
    it("is every way by descent and the shortest of all ways, the same in both directions, for members", () =>
      expectNaive(true))

    it("is the same without hidden persons for everyone else", () => expectNaive(false))

    it("has Wright's coefficient of relationship", () =>
      fc.assert(
        fc.asyncProperty(kinPlans(PEOPLE, false).filter(hasTwoParentsAtMost), async (plan) => {
          const { kinship } = await related(plan, true)
          for (const [one, other] of [
            [0, PEOPLE - 1],
            [PEOPLE - 2, PEOPLE - 1],
            [PEOPLE - 3, PEOPLE - 1],
          ] as const)
            expect((await kinship(one, other))?.coefficient).to.be.closeTo(naiveCoefficient(plan, one, other), 1e-9)
        }),
        { numRuns: 30 },
      ))
  })
}
