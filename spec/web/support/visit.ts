import { expect } from "chai"
import type { BrowserContext, HTTPRequest, Page } from "puppeteer-core"
import { sharedBrowser } from "../../support/shared-browser.ts"

/** How a reader sees the app. */
export interface View {
  readonly width?: number
  readonly theme?: "light" | "dark"
  readonly language?: "en" | "de" | "es" | "fr" | "he" | "nl" | "pl" | "sv"
  /** The session of the reader; absent for a visitor. */
  readonly token?: string
}

/** A reader in front of the app, in a browser context of their own. */
export interface Visit {
  readonly page: Page
  /** Errors of the console, uncaught errors, violations of the policy, requests to elsewhere or without an answer. */
  readonly faults: readonly string[]
  /** The requests to the API so far, as `GET /trees`. */
  readonly calls: readonly string[]
  /** Opens an address of the app, and waits until its screen is there. */
  open(path: string): Promise<void>
  /** The words of the page. */
  text(): Promise<string>
  /** Waits until the page shows these words. */
  sees(words: string): Promise<void>
  /** Presses the button, or follows the link, with this name for screen readers. */
  press(name: string): Promise<void>
  /** Fills the field with this label. */
  fill(label: string, value: string): Promise<void>
  close(): Promise<void>
}

/** Shows the page as on a device with this theme, and without motion. */
export const showIn = async (page: Page, theme: "light" | "dark"): Promise<void> => {
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: theme },
    { name: "prefers-reduced-motion", value: "reduce" },
  ])
  // Colours change over a millisecond, and that needs a frame or two.
  await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished)).then(() => null)")
}

/** When a page that never shows what it should counts as failed. It is no limit for a busy machine. */
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 300_000)

/** Lets the page wait for what it clicks, chooses, focuses and types into: a dialog or a screen may still be loading. */
const waitsForTargets = (page: Page): void => {
  const { click, select, focus, type } = page
  const isThere = async (selector: string): Promise<void> => void (await page.waitForSelector(selector))
  page.click = async (selector, options) => {
    await isThere(selector)
    return click.call(page, selector, options)
  }
  page.select = async (selector, ...values) => {
    await isThere(selector)
    return select.call(page, selector, ...values)
  }
  page.focus = async (selector) => {
    await isThere(selector)
    return focus.call(page, selector)
  }
  page.type = async (selector, text, options) => {
    await isThere(selector)
    return type.call(page, selector, text, options)
  }
}

/** Opens a browser context at a host. */
export const visit = async (origin: string, view: View = {}): Promise<Visit> => {
  const { width = 1440, theme = "light", language = "en", token } = view
  const context = await (await sharedBrowser()).createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  waitsForTargets(page)
  await page.setViewport({ width, height: 900, hasTouch: width < 600, isMobile: width < 600 })
  await showIn(page, theme)
  await page.setExtraHTTPHeaders({ "Accept-Language": language })
  await page.evaluateOnNewDocument(`if (localStorage.getItem("language") === null)
    Object.defineProperty(navigator, "languages", { value: ["${language}"] })`)
  if (token !== undefined)
    await context.setCookie({
      name: "session",
      value: token,
      domain: new URL(origin).hostname,
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
    })
  const { faults, calls } = await watched(page, origin)
  return { page, faults, calls, ...doings(page, origin), close: () => closed(context) }
}

const closed = async (context: BrowserContext): Promise<void> => {
  await context.close()
}

/** Refusals that a browser reports on its console, and that the app explains to its reader. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/

const watched = async (page: Page, origin: string) => {
  const faults: string[] = []
  const calls: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) faults.push(message.text())
  })
  page.on("pageerror", (error) => faults.push(String(error)))
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.protocol === "data:" || url.protocol === "blob:") return
    if (url.origin !== origin) faults.push(`request to ${url.href}`)
    if (url.pathname.startsWith("/api/v1"))
      calls.push(`${request.method()} ${url.pathname.slice("/api/v1".length)}${url.search}`)
  })
  await page.evaluateOnNewDocument(NOTE_CLICKS)
  await page.exposeFunction("reportViolation", (text: string) => faults.push(text))
  await page.evaluateOnNewDocument(`document.addEventListener("securitypolicyviolation", (event) =>
    reportViolation("policy: " + event.violatedDirective + " " + event.blockedURI))`)
  return { faults, calls }
}

/** Lets the page draw what came of an answer, and ask what follows from it. Says whether it waits for nothing else. */
const SOME_FRAMES = `(async () => {
  for (let frames = 0; frames < 4; frames++)
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return document.querySelector("main h1") !== null && document.querySelector("main .waiting") === null
})()`

/** Follows the requests of the next document of a page. Those of the last one may never end. */
const followed = (page: Page) => {
  const open = new Set<HTTPRequest>()
  let begun = 0
  const begins = (request: HTTPRequest): void => {
    begun += 1
    open.add(request)
  }
  const ends = (request: HTTPRequest): void => void open.delete(request)
  page.once("framenavigated", () => open.clear())
  page.on("request", begins).on("requestfinished", ends).on("requestfailed", ends)
  return {
    begun: () => begun,
    isQuiet: () => open.size === 0,
    leave: () => void page.off("request", begins).off("requestfinished", ends).off("requestfailed", ends),
  }
}

/**
 * Opens an address, and waits until every request has its answer and the page has drawn it. The browser itself says so
 * only when half a second has passed without a request.
 */
const goTo = async (page: Page, url: string): Promise<void> => {
  const requests = followed(page)
  let isOver = false
  const isLoaded = new Promise<void>((resolve) => page.once("load", () => resolve()))
  const shows = async (): Promise<void> => {
    await isLoaded
    for (let before = -1; !isOver; before = requests.begun()) {
      const isDrawn = await page.evaluate(SOME_FRAMES)
      if (isDrawn === true && requests.isQuiet() && requests.begun() === before) return
    }
  }
  const isIdle = page.goto(url, { waitUntil: "networkidle0" })
  // Another document may come while the frames are drawn.
  await Promise.race([isIdle, shows().catch(() => isIdle)])
  isOver = true
  requests.leave()
  await page.waitForSelector("main h1")
}

/** How many pixels of the page are outside the window of its reader, who would have to scroll sideways. */
export const excessOf = async (page: Page): Promise<number> => {
  // Not `innerWidth`: a phone zooms out until a wide page fits in.
  const width = page.viewport()?.width ?? Number.NaN
  const seen = `Math.min(document.documentElement.clientWidth, ${width})`
  return Number(await page.evaluate(`document.documentElement.scrollWidth - ${seen}`))
}

/** What the last click in the page went through, from the innermost element on. */
declare const clicked: readonly unknown[]

/** Notes each click before the app hears of it, which ignores some. */
const NOTE_CLICKS = `globalThis.clicked = []
  addEventListener("click", (event) => { globalThis.clicked = event.composedPath() }, true)`

/** A control that is gone was pressed, too. */
const wasPressed = (control: { readonly isConnected: boolean }): boolean =>
  !control.isConnected || clicked.includes(control)

const doings = (page: Page, origin: string): Pick<Visit, "open" | "text" | "sees" | "press" | "fill"> => ({
  open: (path) => goTo(page, origin + path),
  text: () => page.evaluate("document.body.innerText").then(String),
  sees: async (words) => {
    const isThere = page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(words)})`)
    await isThere.catch(async () => {
      expect(await page.evaluate("document.body.innerText")).to.include(words)
    })
  },
  press: async (name) => {
    const control = page.locator(`::-p-aria([name="${name}"][role="button"]), ::-p-aria([name="${name}"][role="link"])`)
    for (let isPressed = false; !isPressed; ) {
      const handle = await control.waitHandle()
      await page.evaluate("globalThis.clicked = []")
      // A locator waits until the control keeps its place, and begins again if it is drawn again.
      await control.click()
      // What is loaded at the same moment may move it away from the pointer. After a failure the document is another one.
      isPressed = await handle.evaluate(wasPressed).catch(() => true)
    }
  },
  fill: async (label, value) => {
    const field = await page.waitForSelector(`::-p-aria([name="${label}"])`)
    // Clicks may miss a field that moves while a window opens.
    await field?.focus()
    await page.keyboard.down("Control")
    await page.keyboard.press("a")
    await page.keyboard.up("Control")
    await page.keyboard.type(value)
  },
})

/** Fails if the page of a visit had any fault. */
export const expectNoFault = ({ faults }: Visit): void => {
  expect(faults).to.deep.equal([])
}
