import chromium from "@sparticuz/chromium"
import puppeteer, { type Browser, type Page } from "puppeteer-core"

/** What went wrong on a page. */
export interface PageFaults {
  /** Errors of the console, uncaught errors, and violations of the Content-Security-Policy. */
  readonly errors: readonly string[]
  /** Requests to another origin than that of the page, and requests that failed. */
  readonly requests: readonly string[]
}

/** A page of a real browser, with the faults that it has had so far. */
export interface WatchedPage {
  readonly page: Page
  readonly faults: PageFaults
}

/**
 * Settings of the package for machines that run one page and end: with one process a browser loses its contexts, and
 * without web security a page may do what no reader's browser allows.
 */
const unwanted = ["--single-process", "--no-zygote", "--disable-web-security", "--allow-running-insecure-content"]
const args = chromium.args.filter((arg) => !unwanted.includes(arg))

/** A real Chromium without a window. `CHROMIUM` names another one than that of the npm package. */
export const openBrowser = async (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
    args: [...args, "--no-sandbox", "--disable-dev-shm-usage", "--enable-blink-features=ComputedAccessibilityInfo"],
    headless: "shell",
    // The cases have their own patience. A busy machine is no failure of the protocol.
    protocolTimeout: 0,
    timeout: 0,
  })

/** Opens an address in a window of this width. */
export const openAt = async (browser: Browser, address: string, width: number): Promise<WatchedPage> => {
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  const errors: string[] = []
  const requests: string[] = []
  const { origin } = new URL(address)
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text())
  })
  page.on("pageerror", (error) => errors.push(String(error)))
  page.on("request", (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith("data:")) requests.push(url)
  })
  page.on("requestfailed", (request) => requests.push(`${request.url()}: ${request.failure()?.errorText}`))
  await page.exposeFunction("reportViolation", (text: string) => errors.push(text))
  await page.evaluateOnNewDocument(`document.addEventListener("securitypolicyviolation", (event) =>
    reportViolation("policy: " + event.violatedDirective + " " + event.blockedURI))`)
  await page.setViewport({ width, height: 900 })
  await page.goto(address, { waitUntil: "networkidle0" })
  return { page, faults: { errors, requests } }
}
