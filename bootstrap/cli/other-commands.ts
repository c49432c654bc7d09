import manifest from "../../package.json" with { type: "json" }

/** The usage of the commands of this module, in the form of `usage`. */
export const otherUsage = `Try it:
  stemma demo [--url URL]                 loads the sample tree, with an owner and a viewer, into the running service or the data folder
  stemma --version                        prints the version
`

/** A command with its own words. Resolves with the exit code, and rejects with an Error of one line. */
type Command = (words: readonly string[]) => Promise<number>

/** Each command is loaded only if it is called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  demo: async () => (await import("./demo.ts")).runDemo,
}

/** The command that these words call; null if this module has none. */
export const otherCommand = ([verb = "", ...words]: readonly string[]): (() => Promise<number>) | null => {
  if (verb === "--version" || verb === "-v") return printVersion
  const load = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  return load === undefined ? null : async () => (await load())(words)
}

const printVersion = async (): Promise<number> => {
  console.log(manifest.version)
  return 0
}
