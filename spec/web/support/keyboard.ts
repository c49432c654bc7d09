import { expect } from "chai"
import type { Visit } from "./visit.ts"

const MOST_TABS = 60

/** What has the focus: its name for people, and whether it can be seen within the window. */
interface Focused {
  readonly name: string
  readonly isVisible: boolean
}

/** What has the focus now. */
export const focused = async ({ page }: Visit): Promise<Focused> => {
  const found: unknown = await page.evaluate(`(() => {
    const element = document.activeElement
    const { top, bottom, width, height } = element.getBoundingClientRect()
    const label = element.labels?.[0]?.textContent ?? element.getAttribute("aria-label") ?? element.textContent
    const isVisible = width > 0 && height > 0 && bottom > 0 && top < innerHeight
    return JSON.stringify({ name: (label ?? "").trim(), isVisible, isBody: element === document.body })
  })()`)
  const { name, isVisible, isBody } = JSON.parse(String(found))
  expect(isBody, "the focus is lost").to.equal(false)
  return { name, isVisible }
}

/** Presses Tab until the control of this name has the focus. Every stop on the way can be seen. */
export const tabTo = async (opened: Visit, name: string, way: "on" | "back" = "on"): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (way === "back") await opened.page.keyboard.down("Shift")
    await opened.page.keyboard.press("Tab")
    if (way === "back") await opened.page.keyboard.up("Shift")
    const stop = await focused(opened)
    expect(stop.isVisible, `${stop.name} is out of sight`).to.equal(true)
    if (stop.name === name) return
  }
  throw new Error(`${name} cannot be reached by Tab`)
}
