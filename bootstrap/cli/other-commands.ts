import { print } from "./print.ts"
import manifest from "../../package.json" with { type: "json" }

/** The usage text of the commands of this module, in the form of `usage`. */
export const otherUsage = `Run it:
  stemma serve                            starts the service; the settings are in docs/settings.md
  stemma worker                           does the jobs of a server that runs with WORKER=off
Try it:
  stemma demo [--url URL]                 loads the sample tree, with an owner and a viewer, into the running service or the data folder
  stemma login [--url URL] EMAIL          signs in, and keeps the token in a file that only you can read
For assistants:
  stemma mcp [--url URL] [--token TOKEN]  passes on the messages of an assistant to the service; see docs/assistants.md
For operators, on the store at DATABASE_URL or under DATA_DIR, also while the service runs:
  stemma user list                        lists the accounts
  stemma user verify EMAIL                marks the address of an account as verified
  stemma user reset-link EMAIL            prints a link that sets a new password
  stemma user close EMAIL [--yes]         deletes the account, as its user could, after a question
  stemma tree list                        lists the trees
  stemma migrate status|up                shows the migrations of the schema, or applies those that are missing
  stemma doctor                           checks what the settings name, and says what to correct; code 1 if something fails
  stemma --version                        prints the version
`

/** A command with its arguments. Resolves with the exit code; rejects with an Error with a message of one line. */
type Command = (words: readonly string[]) => Promise<number>

/** Each command is loaded only if it is called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  user: async () => (await import("./operator.ts")).runUser,
  tree: async () => (await import("./operator.ts")).runTree,
  migrate: async () => (await import("./migrations.ts")).runMigrate,
  doctor: async () => (await import("./doctor.ts")).runDoctor,
  mcp: async () => (await import("./mcp.ts")).runMcp,
  login: async () => (await import("./login.ts")).runLogin,
  demo: async () => (await import("./demo.ts")).runDemo,
  serve: async () => (await import("./run-entrance.ts")).runEntrance("serve"),
  worker: async () => (await import("./run-entrance.ts")).runEntrance("worker"),
}

/** The command that these words call; null if this module has none. */
export const otherCommand = ([verb = "", ...words]: readonly string[]): (() => Promise<number>) | null => {
  if (verb === "--version" || verb === "-v") return printVersion
  const load = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  return load === undefined ? null : async () => (await load())(words)
}

const printVersion = async (): Promise<number> => {
  print(manifest.version)
  return 0
}
