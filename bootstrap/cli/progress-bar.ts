import type { OnProgress } from "../../core/domain/gedcom/report/progress.ts"

/** The terminal of a bar: standard error, if it is a terminal. */
export interface Screen {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

const width = 30
const clear = "\r\u001B[K"
const words = {
  queued: "Waiting",
  unpacking: "Unpacking",
  reading: "Reading",
  matching: "Matching",
  storing: "Storing",
} as const

/** Shows the progress of long work in one line, which `end` removes. Writes nothing without a terminal. */
export const progressBar = (screen: Screen): { readonly show: OnProgress; readonly end: () => void } => {
  if (screen.isTTY !== true) return { show: () => {}, end: () => {} }
  return {
    show: ({ phase, records, of }) => {
      const share = of === null || of === 0 ? null : Math.min(1, records / of)
      const filled = share === null ? 0 : Math.round(share * width)
      const bar =
        share === null
          ? ""
          : ` [${"#".repeat(filled)}${"-".repeat(width - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %`
      const count = `${records.toLocaleString("en")}${of === null ? "" : ` of ${of.toLocaleString("en")}`}`
      screen.write(clear + `${words[phase]}${bar} ${count}`.slice(0, (screen.columns ?? 80) - 1))
    },
    end: () => void screen.write(clear),
  }
}
