import { type PlacedCard, pathOf } from "../../../adapters/web/app/chart/drawing.ts"
import type { Layout } from "../../../adapters/web/app/chart/layout.ts"
import type { Stub } from "../../../adapters/web/app/chart/stubs.ts"
import type { Card, FamilyGraph } from "../../../adapters/web/app/model/family.ts"
import { yearsOf } from "../../../adapters/web/app/model/years-of.ts"

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** The words of a card in lines of at most so many letters, and at most two of them. */
const nameLines = (name: string, most: number): readonly string[] => {
  const lines: string[] = [""]
  for (const word of name.split(" ")) {
    const last = lines.at(-1) ?? ""
    if (last !== "" && last.length + word.length + 1 > most) lines.push(word)
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`
  }
  const [first = "", ...rest] = lines
  return rest.length === 0 ? [first] : [first, rest.join(" ").slice(0, most)]
}

/** The shape of a frame says the gender, so that colour alone never does. */
const radiusOf = (gender: Card["gender"]): number => ({ male: 4, female: 18, other: 10 })[gender ?? "other"]

const cardSvg = (card: PlacedCard, person: Card | undefined): string => {
  const name = person?.display_name ?? ""
  const x = card.x + 12
  if (!card.full) {
    return [
      `<rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" rx="6" class="link"/>`,
      `<text x="${x}" y="${card.y + 18}" class="small">↗ ${escaped(name)}</text>`,
    ].join("\n")
  }
  const lines = nameLines(name, 22).map(
    (line, index) => `<text x="${x}" y="${card.y + 24 + index * 18}" class="name">${escaped(line)}</text>`,
  )
  const years = person === undefined ? "" : yearsOf(person, { language: "en", dead: "dead" })
  return [
    `<rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" ` +
      `rx="${radiusOf(person?.gender ?? null)}" class="card"/>`,
    ...lines,
    `<text x="${x}" y="${card.y + card.height - 12}" class="small">${escaped(years)}</text>`,
  ].join("\n")
}

const stubSvg = (stub: Stub): string =>
  `<text x="${stub.x}" y="${stub.y + 4}" class="stub">${stub.isOpen ? "−" : `+${stub.count}`}</text>`

const style = [
  "svg{background:#fffdf8}",
  ".card{fill:#fff;stroke:#6b5d4a;stroke-width:1.5}",
  ".link{fill:none;stroke:#6b5d4a;stroke-dasharray:4 3}",
  "path{fill:none;stroke:#8a7d6b;stroke-width:1.5}",
  ".dashed{stroke-dasharray:5 4}",
  "text{font-family:'Source Serif 4',Georgia,serif;fill:#2b2620}",
  ".name{font-size:15px}",
  ".small{font-size:12px}",
  ".stub{font-size:12px;text-anchor:middle;font-weight:600}",
].join("")

/** A chart as an SVG picture that needs nothing else. */
export const svgOf = (graph: FamilyGraph, layout: Layout, title: string): string => {
  const { bounds } = layout
  const room = 24
  const box = [bounds.x - room, bounds.y - room, bounds.width + 2 * room, bounds.height + 2 * room].join(" ")
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    ...layout.lines.map((line) => `<path d="${pathOf(line)}"${line.dashed ? ' class="dashed"' : ""}/>`),
    ...layout.cards.map((card) => cardSvg(card, graph.persons.get(card.person))),
    ...layout.stubs.map(stubSvg),
    "</svg>",
    "",
  ].join("\n")
}
