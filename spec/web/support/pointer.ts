import { setTimeout as pause } from "node:timers/promises"
import type { ElementHandle, Page } from "puppeteer-core"
import type { Visit } from "./visit.ts"

/** The roles of the controls that journeys press, as Chromium computes them for screen readers. */
type Pressed = "button" | "link" | "checkbox" | "radio"

/** A reader with a mouse, or with a finger on a phone. The keys only type texts. */
export interface Pointer extends Pick<Visit, "page" | "calls" | "faults" | "open" | "text" | "sees"> {
  /** Presses the control with this role and name. */
  press(role: Pressed, name: string): Promise<void>
  /** Presses the first element of this selector. */
  pressAt(selector: string): Promise<void>
  /** Presses the Undo of the message at the edge of the page. */
  undo(): Promise<void>
  /** Presses a field, and writes a text in place of what is in it. */
  fill(label: string, text: string): Promise<void>
  /** The same with the field of this HTML name. */
  fillNamed(name: string, text: string): Promise<void>
  /** Chooses in a list that opens. */
  choose(name: string, option: string): Promise<void>
  /** Presses a button for files, and chooses one. */
  upload(button: string, path: string): Promise<void>
  /** Waits until a screen with this heading is there. */
  arrives(title: string): Promise<void>
  /** Waits until the page no longer shows these words. */
  sheds(words: string): Promise<void>
}

/** The middle of an element that keeps its place. */
const placeOf = async (page: Page, element: ElementHandle) => {
  await element.scrollIntoView()
  for (let before = await element.clickablePoint(); ; ) {
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    const place = await element.clickablePoint()
    if (place.x === before.x && place.y === before.y) return place
    before = place
  }
}

/** Taps an element. It is looked for again if it is drawn again meanwhile. */
const tap = async (page: Page, selector: string): Promise<void> => {
  const element = await page.locator(selector).waitHandle()
  const place = await placeOf(page, element).catch(async (failure: unknown) => {
    if (await element.evaluate((one: { readonly isConnected: boolean }) => one.isConnected)) throw failure
    return null
  })
  if (place === null) return tap(page, selector)
  const session = await page.createCDPSession()
  // Both at once: a busy machine must not make a long press of it.
  await Promise.all([
    session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] }),
    session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ])
  await session.detach()
}

const aria = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`

/** A reader of the app by a finger where the window is that of a phone, and by a mouse otherwise. */
export const byPointer = (opened: Visit): Pointer => {
  const { page } = opened
  const isPhone = page.viewport()?.hasTouch === true
  const pressAt = (selector: string) => (isPhone ? tap(page, selector) : page.locator(selector).click())
  const write = async (selector: string, text: string): Promise<void> => {
    await pressAt(selector)
    await page.keyboard.down("Control")
    await page.keyboard.press("a")
    await page.keyboard.up("Control")
    await page.keyboard.type(text)
  }
  return {
    ...opened,
    press: (role, name) => pressAt(aria(role, name)),
    pressAt,
    undo: () => pressAt(".toast-action"),
    fill: (label, text) => write(aria("textbox", label), text),
    fillNamed: (name, text) => write(`[name="${name}"]`, text),
    choose: async (name, option) => {
      // The list is drawn by the browser, not by the page, so nothing in it can be pressed here.
      const list = await page.waitForSelector(aria("combobox", name))
      const chosen = await list?.waitForSelector(`::-p-xpath(.//option[normalize-space()="${option}"])`)
      await list?.select(String(await chosen?.evaluate((one) => "value" in one && one.value)))
    },
    upload: async (button, path) => {
      const opens = page.waitForFileChooser()
      // The browser may open a window of its own before it knows that this one is awaited.
      for (;;) {
        await pressAt(`label.button ::-p-text(${button})`)
        const chooser = await Promise.race([opens, pause(2_000)])
        if (chooser !== undefined) return chooser.accept([path])
      }
    },
    arrives: async (title) => {
      await page.waitForFunction(`document.querySelector("h1")?.textContent === ${JSON.stringify(title)}`)
    },
    sheds: async (words) => {
      await page.waitForFunction(`!document.body.innerText.includes(${JSON.stringify(words)})`)
    },
  }
}
