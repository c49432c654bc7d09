import { globSync } from "node:fs"

/** `fast` for each change, `usual` for each commit, `all` for each night. */
export const runNames = ["fast", "usual", "all"] as const
export type RunName = (typeof runNames)[number]

export const isRunName = (name: string): name is RunName => runNames.some((one) => one === name)

/** The specs that share a process. */
export interface Group {
  readonly name: string
  readonly files: readonly string[]
  /** Environment variables of the process. */
  readonly settings: Readonly<Record<string, string>>
}

/** How a group chooses its files: those whose paths begin so. A file belongs to the group with the longest beginning that fits. */
interface Choice {
  readonly beginnings: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
}

/** What `npm run check` runs already, beside the compiler. */
const checked = ["spec/regular-expressions.slow.spec.ts"]

/** What takes long, and fails only with changes of a few files: those of the installation and of the API description. */
const nightly = "spec/**/*.nightly.spec.ts"

const inMemory = { HOSTS: "memory" }
const fastInMemory = { HOSTS: "memory", SPECS: "fast" }
const onPostgres = { HOSTS: "PostgreSQL" }

/**
 * Specs of HTTP that ask nothing of the store but an account or one tree, or what its contracts ask: who may do what,
 * for example. The usual run tries them in memory alone.
 */
const withoutStore = new Set(
  [
    ...["api-tokens", "assistant-tokens", "assistants", "byte-rate", "gedcom-progress", "gedcom-uploads", "head"],
    ...["media-content", "patches", "stranger-writes", "unseen-changes", "unseen-ids", "upload-rights", "view-as"],
    ...["client", "compression", "cors", "docs-page", "examples", "gedcom-limits", "limits", "link-pages", "locations"],
    ...["main-job", "mcp-inspector", "metrics", "open-id-settings", "protocol", "request-log", "slow-clients"],
  ].map((name) => `spec/http/${name}.spec.ts`),
)

/** About half of the specs of HTTP, by the time that they take. */
const secondHalf = ["p", "t", "u", "v", "w"].map((letter) => `spec/http/${letter}`)

/** Those that take longest first, so that all end at about the same time. */
const withPrograms: readonly Choice[] = [
  { beginnings: ["spec/http/"], settings: onPostgres },
  { beginnings: secondHalf, settings: onPostgres },
  { beginnings: ["spec/web/"] },
  { beginnings: ["f", "m"].map((letter) => `spec/web/browser/${letter}`) },
  { beginnings: ["j", "n", "o"].map((letter) => `spec/web/browser/${letter}`) },
  // Both start an S3 store, which a process starts once.
  { beginnings: ["spec/faults/o", "spec/faults/restore-drill-s3.spec.ts", "spec/adapters/blobs.spec.ts"] },
  { beginnings: ["spec/faults/r"] },
  { beginnings: ["spec/faults/"] },
  { beginnings: ["spec/bootstrap/"] },
  { beginnings: ["spec/properties/"] },
  { beginnings: ["spec/web/browser/every-screen.spec.ts"] },
  { beginnings: ["spec/adapters/"] },
  { beginnings: ["spec/"] },
]

const fitOf = (file: string, { beginnings }: Choice): number =>
  Math.max(0, ...beginnings.map((beginning) => (file.startsWith(beginning) ? beginning.length : 0)))

const grouped = (files: readonly string[], choices: readonly Choice[]): readonly Group[] => {
  const choiceOf = (file: string): Choice | undefined =>
    choices.toSorted((one, other) => fitOf(file, other) - fitOf(file, one))[0]
  return choices
    .map((choice) => ({
      name: choice.beginnings.join(" "),
      files: files.filter((file) => choiceOf(file) === choice),
      settings: choice.settings ?? {},
    }))
    .filter((group) => group.files.length > 0)
}

/** The specs of `fast`: rules, use cases, and HTTP on the memory host. None needs a database, a browser or a program. */
const fast = (settings: Group["settings"]): readonly Group[] => {
  const filesOf = (...patterns: readonly string[]) =>
    globSync(patterns, { exclude: ["spec/**/*.slow.spec.ts", nightly] }).toSorted()
  const http = filesOf("spec/http/**/*.spec.ts")
  const isInSecondHalf = (file: string): boolean => secondHalf.some((beginning) => file.startsWith(beginning))
  const rules = ["spec/*.spec.ts", "spec/domain/**/*.spec.ts", "spec/core/**/*.spec.ts"]
  return [
    { name: "spec/http/ in memory", files: http.filter((file) => !isInSecondHalf(file)), settings },
    { name: "the other half of spec/http/ in memory", files: http.filter(isInSecondHalf), settings },
    { name: "rules and use cases", files: filesOf(...rules, "spec/web/{model,chart}/*.spec.ts"), settings },
  ]
}

/**
 * The groups of a run. `usual` has those of `fast`, and all other specs: those of HTTP once more on PostgreSQL. `all`
 * has every spec on every host, as deep as it goes.
 */
export const groupsOf = (name: RunName): readonly Group[] => {
  if (name === "fast") return fast(fastInMemory)
  const exclude = name === "all" ? checked : [...checked, nightly]
  const files = globSync("spec/**/*.spec.ts", { exclude }).toSorted()
  if (name === "all") {
    const settings = { SPECS: "all" }
    return grouped(
      files,
      withPrograms.map(({ beginnings }) => ({ beginnings, settings })),
    )
  }
  const rules = fast(inMemory)
  const known = new Set(rules.flatMap((group) => group.files))
  const isLeft = (file: string): boolean => (file.startsWith("spec/http/") ? !withoutStore.has(file) : !known.has(file))
  return [...grouped(files.filter(isLeft), withPrograms), ...rules]
}
