import { hosts, type TestHost, type TestUser } from "../../support/http.ts"
import { upload } from "../../support/media.ts"
import { type PicturedFamily, plantFamily, plantSource } from "./family.ts"
import { type View, type Visit, visit } from "./visit.ts"

/** What the cases of the app begin with: a service with the app, an account, and its tree with a family. */
export interface WebStage {
  readonly host: TestHost
  readonly owner: TestUser
  readonly family: PicturedFamily
  /** Opens the app in a browser context, which is closed after the case. */
  visitor(view?: View): Promise<Visit>
  /** The same, signed in as the owner. */
  reader(view?: View): Promise<Visit>
}

interface StageOptions {
  /** Whether the cases also run on PostgreSQL. In memory they take less time. */
  readonly onEveryHost?: boolean
  readonly settings?: Readonly<Record<string, string>>
}

/** Describes the app in Chromium. */
export const inTheApp = (
  noun: string,
  cases: (stage: () => WebStage) => void,
  { onEveryHost = false, settings = {} }: StageOptions = {},
): void => {
  for (const kind of onEveryHost ? hosts : hosts.slice(0, 1))
    describe(`${noun}, in Chromium, on the ${kind.name} host`, () => {
      let stage: WebStage | null = null
      let visits: Visit[] = []
      const there = (): WebStage => {
        if (stage === null) throw new Error("the stage is set when the cases run")
        return stage
      }
      before(async () => {
        const host = await kind.start({ WEB: "on", ...settings })
        const owner = await host.user()
        const planted = await plantFamily(owner)
        const picture = (await upload(host, owner, planted.tree)).id
        const family = { ...planted, picture, source: await plantSource(owner, planted) }
        const visitor = async (view: View = {}): Promise<Visit> => {
          const opened = await visit(host.url, view)
          visits.push(opened)
          return opened
        }
        stage = { host, owner, family, visitor, reader: (view = {}) => visitor({ ...view, token: owner.token }) }
      })
      afterEach(async () => {
        for (const opened of visits) await opened.close()
        visits = []
      })
      after(() => there().host.stop())
      cases(there)
    })
}
