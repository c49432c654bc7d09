import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import type { Page } from "puppeteer-core"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules of contrast, which depend on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"]

let source: Promise<string> | null = null

const axeSource = (): Promise<string> =>
  (source ??= readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8"))

/** Violations of WCAG 2.2 AA on the page: the rule, and the elements that break it. `colours` looks for those of contrast only. */
export const violations = async (page: Page, looksFor: "all" | "colours" = "all"): Promise<readonly string[]> => {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(await axeSource())
  const options = JSON.stringify({ runOnly: looksFor === "all" ? RULES : COLOURS, resultTypes: ["violations"] })
  const found: unknown = await page.evaluate(`axe.run(document, ${options}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ": " + html + " " + failureSummary)))`)
  if (!Array.isArray(found)) throw new Error("axe found no page")
  return found.map(String)
}
