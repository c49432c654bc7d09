import type { ChartView } from "../../chart/view.ts"
import { to } from "../../routes.ts"

/** The ways to look at a family. `chart` is the family view as a chart, also on a phone. */
export const familyViews = ["family", "ancestors", "descendants", "outline"] as const
export type FamilyView = (typeof familyViews)[number]

const panels = ["person", "add", "edit", "keys"] as const
type Panel = (typeof panels)[number]

/** What the address of the family screen says. */
export interface FamilyAddress {
  readonly tree: string
  /** The person in the middle. */
  readonly person: string
  readonly view: FamilyView
  readonly up: number
  readonly down: number
  readonly panel: Panel | null
  /** The person in the panel. */
  readonly who: string
  /** Whether a phone shows the chart and not the cards. */
  readonly isChart: boolean
}

/** The generations that a view begins with. */
export const extentOf: Readonly<Record<FamilyView, Pick<ChartView, "up" | "down" | "siblings">>> = {
  family: { up: 3, down: 1, siblings: true },
  ancestors: { up: 5, down: 0, siblings: false },
  descendants: { up: 0, down: 3, siblings: false },
  outline: { up: 3, down: 3, siblings: true },
}

/** The most generations that a reader can choose. */
export const mostGenerations = 8

const generations = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^\d$/.test(text) ? Math.min(Number(text), mostGenerations) : otherwise

/** Reads an address. What it does not say, or says wrongly, is as usual. */
export const readAddress = (
  params: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string | undefined>>,
): FamilyAddress => {
  const { tree = "", person = "" } = params
  const view = familyViews.find((name) => name === query["view"]) ?? "family"
  const { up, down } = extentOf[view]
  return {
    tree,
    person,
    view,
    up: generations(query["up"], up),
    down: generations(query["down"], down),
    panel: panels.find((name) => name === query["panel"]) ?? null,
    who: query["who"] ?? person,
    isChart: query["chart"] === "1",
  }
}

/** The address with these parts. What is as usual is left out. */
export const writeAddress = (address: FamilyAddress): string => {
  const { tree, person, view, up, down, panel, who, isChart } = address
  const usual = extentOf[view]
  return to.family(tree, person, {
    view: view === "family" ? null : view,
    up: up === usual.up ? null : up,
    down: down === usual.down ? null : down,
    chart: isChart ? 1 : null,
    panel,
    who: panel === null || who === person ? null : who,
  })
}
