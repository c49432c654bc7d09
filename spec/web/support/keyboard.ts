import { setTimeout as pause } from "node:timers/promises"
import { expect } from "chai"
import type { KeyInput } from "puppeteer-core"
import type { Visit } from "./visit.ts"

/** The roles of the controls that journeys use, as Chromium computes them for screen readers. */
type Role = "button" | "link" | "textbox" | "combobox" | "checkbox" | "radio" | "summary" | "heading"

/** What has the focus. */
interface Stop {
  readonly role: string
  /** The name for screen readers. */
  readonly name: string
  /** What is wrong with it for a reader who follows the focus with their eyes; empty if nothing is. */
  readonly faults: readonly string[]
  /** Whether nothing has the focus. */
  readonly isNowhere: boolean
  /** Whether it had the focus before, since the marks were removed. */
  readonly isKnown: boolean
}

/**
 * Describes the element with the focus. It can be seen if some part of it is in the window with nothing over it, and
 * if it has a ring. A field of a styled choice is within the label that has the ring, or beside it.
 */
const STOP = `(() => {
  const element = document.activeElement
  if (element === null || element === document.body) return { isNowhere: true }
  const label = element.labels?.[0] ?? null
  const isFile = element.type === "file" && label !== null
  const shown = isFile && element.nextElementSibling === label ? label : element
  const { left, top, width, height } = shown.getBoundingClientRect()
  const isOnTop = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]].some(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y)
    return hit !== null && (hit === element || shown.contains(hit) || hit.contains(shown) && hit !== document.body || label?.contains(hit))
  })
  const hasRing = (one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
  }
  const around = element.closest("label, .step, .lightbox, .search-field")
  const faults = []
  if (width === 0 || height === 0 || !isOnTop) faults.push("cannot be seen")
  if (element.tabIndex >= 0 && !hasRing(shown) && !(around !== null && hasRing(around))) faults.push("has no ring")
  const known = (globalThis.stops ??= new Set())
  const isKnown = known.has(element)
  known.add(element)
  return { role: element.computedRole || element.localName, name: element.computedName.trim(), faults, isNowhere: false, isKnown }
})()`

const stopOf = async ({ page }: Visit): Promise<Stop> => {
  const {
    role = "",
    name = "",
    faults = [],
    isNowhere,
    isKnown = false,
  } = JSON.parse(String(await page.evaluate(`JSON.stringify(${STOP})`)))
  return { role, name, faults, isNowhere, isKnown }
}

/** What has the focus now: its name for people. Fails if nothing has it, or if it cannot be seen. */
export const focused = async (opened: Visit): Promise<{ readonly name: string }> => {
  const stop = await stopOf(opened)
  expect(stop.isNowhere, "the focus is lost").to.equal(false)
  expect(stop.faults, stop.name).to.deep.equal([])
  return stop
}

/** Presses a key, or several at once. */
const pressed = async ({ page }: Visit, keys: string): Promise<void> => {
  const names = keys.split("+").map((name) => name as KeyInput)
  const [last = "Tab"] = names.slice(-1)
  for (const name of names.slice(0, -1)) await page.keyboard.down(name)
  await page.keyboard.press(last)
  for (const name of names.slice(0, -1).toReversed()) await page.keyboard.up(name)
}

/** Presses Tab until such a control has the focus, around the page. Every stop on the way can be seen. */
const reached = async (opened: Visit, way: "on" | "back", wanted: Pick<Stop, "name"> & { readonly role?: string }) => {
  const { name, role } = wanted
  const passed: string[] = []
  for (let rounds = 0; rounds < 4; ) {
    await pressed(opened, way === "on" ? "Tab" : "Shift+Tab")
    const stop = await stopOf(opened)
    if (stop.isNowhere) {
      rounds += 1
      // What was still on its way is there in the third round.
      if (rounds === 2) await opened.page.waitForNetworkIdle()
      continue
    }
    const words = `${stop.role} “${stop.name}”`
    expect(stop.faults, words).to.deep.equal([])
    if (stop.name === name && (role === undefined || stop.role === role)) return
    passed.push(words)
  }
  throw new Error(`${role ?? ""} “${name}” cannot be reached by Tab, which passes ${passed.join(", ")}.`)
}

/** Presses Tab until the control of this name has the focus. Every stop on the way can be seen. */
export const tabTo = async (opened: Visit, name: string, way: "on" | "back" = "on"): Promise<void> => {
  await reached(opened, way, { name })
}

/** Presses Tab until the focus is where it was before, or through the whole page. Returns the stops. */
export const tour = async (opened: Visit): Promise<readonly string[]> => {
  const stops: string[] = []
  for (let rounds = 0; rounds < 2; ) {
    await pressed(opened, "Tab")
    const { isNowhere, isKnown, role, name, faults } = await stopOf(opened)
    const words = `${role} “${name}” after ${stops.at(-1) ?? "the beginning"}`
    if (isKnown && rounds > 0) return stops
    expect(isKnown, `${words} keeps the focus`).to.equal(false)
    if (isNowhere) {
      rounds += 1
    } else {
      expect(faults, words).to.deep.equal([])
      expect(name, words).to.not.equal("")
      stops.push(`${role} “${name}”`)
    }
  }
  return stops
}

/** A reader with a keyboard and without a pointer. */
export interface Typist extends Pick<Visit, "page" | "calls" | "faults" | "sees" | "text"> {
  open(path: string): Promise<void>
  /** Presses keys, each as `Enter` or `Control+k`. */
  press(...keys: readonly string[]): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Tabs to a control, forward or back. */
  reach(role: Role, name: string, way?: "on" | "back"): Promise<void>
  /** Presses a button or follows a link. */
  enter(role: "button" | "link" | "summary", name: string, way?: "on" | "back"): Promise<void>
  /** Writes a text in place of what is in a field. */
  fill(name: string, text: string): Promise<void>
  /** Chooses in a list that opens. */
  choose(name: string, option: string): Promise<void>
  /** Checks or unchecks a box. */
  tick(name: string): Promise<void>
  /** Chooses one of several by the arrow keys. `first` is the one that Tab reaches. */
  pick(first: string, wanted: string, way?: "on" | "back"): Promise<void>
  /** Chooses a file. */
  upload(name: string, path: string): Promise<void>
  /** Waits until a screen is there, and its heading has the focus. */
  arrives(title: string): Promise<void>
  /** Waits until the page no longer shows these words. */
  sheds(words: string): Promise<void>
}

/** The place of the present choice in the list with the focus, and that of another one. */
const choiceOf = async (page: Visit["page"], option: string) => {
  const places: unknown = await page.evaluate(`(() => {
    const { options, selectedIndex } = document.activeElement
    return [selectedIndex, [...options].findIndex(({ text }) => text.trim() === ${JSON.stringify(option)})]
  })()`)
  const [from = -1, to = -1] = Array.isArray(places) ? places.map(Number) : []
  return { from, to }
}

/** A reader of the app by keys alone. After each step something on the page has the focus. */
export const byKeys = (opened: Visit): Typist => {
  const { page } = opened
  let isFresh = false
  /** A control that is gone must not take the focus with it. What takes its place may still be on its way. */
  const settles = async (): Promise<void> => {
    if (isFresh) return
    const isThere = page.waitForFunction("document.activeElement !== null && document.activeElement !== document.body")
    await isThere.catch(() => expect.fail("the focus is lost"))
  }
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await pressed(opened, key)
  }
  const reach = async (role: Role, name: string, way: "on" | "back" = "on"): Promise<void> => {
    await settles()
    isFresh = false
    await reached(opened, way, { role, name })
  }
  return {
    ...opened,
    open: async (path) => {
      await opened.open(path)
      isFresh = true
    },
    press,
    type: (text) => page.keyboard.type(text),
    reach,
    enter: async (role, name, way) => {
      await reach(role, name, way)
      await press("Enter")
    },
    fill: async (name, text) => {
      await reach("textbox", name)
      await press("Control+a")
      await page.keyboard.type(text)
    },
    choose: async (name, option) => {
      await reach("combobox", name)
      const { from, to } = await choiceOf(page, option)
      if (to < 0) throw new Error(`${name} has no choice “${option}”.`)
      // Each step may lead to another address, where the list is drawn again.
      for (let at = from; at !== to; ) {
        at += to > at ? 1 : -1
        await press(to > from ? "ArrowDown" : "ArrowUp")
        await page.waitForFunction(`document.activeElement?.selectedIndex === ${at}`)
      }
    },
    tick: async (name) => {
      await reach("checkbox", name)
      await press("Space")
    },
    pick: async (first, wanted, way) => {
      await reach("radio", first, way)
      const passed = new Set<string>()
      for (let name = first; name !== wanted; name = (await stopOf(opened)).name) {
        if (passed.has(name)) throw new Error(`“${wanted}” is none of ${[...passed].join(", ")}`)
        passed.add(name)
        await press("ArrowDown")
      }
      expect((await stopOf(opened)).faults).to.deep.equal([])
    },
    upload: async (name, path) => {
      const button = `${name}: No file chosen`
      await reach("button", button)
      const opens = page.waitForFileChooser()
      // The browser may open a window of its own before it knows that this one is awaited. Nothing comes of that, and
      // the key is pressed again.
      for (;;) {
        await press("Space")
        const chooser = await Promise.race([opens, pause(2_000)])
        if (chooser !== undefined) return chooser.accept([path])
        if ((await stopOf(opened)).name !== button) await reach("button", button)
      }
    },
    arrives: async (title) => {
      const hasFocus = `document.activeElement?.tagName === "H1" && document.activeElement.textContent === `
      await page.waitForFunction(hasFocus + JSON.stringify(title)).catch(async () => {
        expect((await stopOf(opened)).name, "the heading with the focus").to.equal(title)
      })
      isFresh = false
    },
    sheds: async (words) => {
      await page.waitForFunction(`!document.body.innerText.includes(${JSON.stringify(words)})`)
    },
  }
}
