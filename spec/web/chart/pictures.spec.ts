import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { expect } from "chai"
import { measures } from "../../../adapters/web/app/chart/drawing.ts"
import { layoutChart } from "../../../adapters/web/app/chart/layout.ts"
import { smallFamilies } from "../support/small-families.ts"
import { svgOf } from "../support/svg.ts"

const folder = new URL("../pictures/", import.meta.url)
const pictureOf = (name: string): string => {
  const family = smallFamilies[name]
  if (family === undefined) throw new Error(`There is no small family ${name}`)
  return svgOf(family.graph, layoutChart(family.graph, family.view, measures), name.replaceAll("-", " "))
}

/** `PICTURES=write` accepts the pictures as they are now. Look at them before you commit them. */
const writes = process.env["PICTURES"] === "write"

describe("The pictures of small families", () => {
  before(async () => {
    if (!writes) return
    await mkdir(folder, { recursive: true })
    for (const name of Object.keys(smallFamilies)) await writeFile(new URL(`${name}.svg`, folder), pictureOf(name))
  })

  it("are 24, and there are no others", async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith(".svg")).map((name) => name.slice(0, -4))
    expect(files.sort()).to.deep.equal(Object.keys(smallFamilies).sort())
    expect(files).to.have.length(24)
  })

  for (const name of Object.keys(smallFamilies)) {
    it(`have not changed: ${name.replaceAll("-", " ")}`, async () => {
      expect(pictureOf(name)).to.equal(await readFile(new URL(`${name}.svg`, folder), "utf8"))
    })
  }
})
