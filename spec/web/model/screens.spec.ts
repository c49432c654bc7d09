import { readFile } from "node:fs/promises"
import { expect } from "chai"
import { patterns } from "../../../adapters/web/app/routes.ts"
import { type Shown, screens } from "../support/screens.ts"

const ids = {
  child: "c",
  father: "f",
  mother: "m",
  grandfather: "g",
  grandmother: "h",
  brother: "b",
  cousin: "d",
  other: "o",
}
const proposal = { tree: "t", id: "q" }
const shown: Shown = { tree: "t", ids, picture: "p", source: "s", proposal, twins: "w", question: "a" }

/** Whether a path is one of a pattern of the router. */
const isOf = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path.split(/[?#]/)[0] ?? "")

describe("The table of the screens", () => {
  it("names for each screen addresses that lead there", () => {
    for (const [name, pattern] of Object.entries(patterns))
      for (const { path } of screens[name as keyof typeof patterns].looks) {
        const matching = Object.values(patterns).filter((one) => isOf(one, path(shown)))
        expect(matching, path(shown)).to.deep.equal([pattern])
      }
  })

  it("has every screen that the app shows", async () => {
    const app = await readFile(new URL("../../../adapters/web/app/app.tsx", import.meta.url), "utf8")
    const routes = [...app.matchAll(/<Route (default|path=\{patterns\.(\w+)\})/g)].map(([, , name = "lost"]) => name)
    expect(app.match(/<Route /g)).to.have.length(routes.length)
    expect(routes).to.have.members(Object.keys(screens))
  })

  it("has a journey of its own for each screen and each means of input", () => {
    const journeys = Object.values(screens).flatMap(({ journeys: { pointer, keyboard } }) => [pointer, keyboard])
    expect(new Set(journeys).size).to.equal(2 * Object.keys(screens).length)
  })
})
