import { parseArgs } from "node:util"
import * as E from "fp-ts/lib/Either.js"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { type Encoding, encodingOf, encodings } from "../../core/domain/gedcom/bytes/encodings.ts"
import { type ImportAction, importActions } from "../../core/domain/gedcom/import/import-decisions.ts"
import { TreeId } from "../../core/domain/ids.ts"
import type { ExportFormat } from "./transfers.ts"

/** The task of the command line. */
export type Task =
  | { readonly verb: "help" }
  | { readonly verb: "preview"; readonly treeId: TreeId; readonly file: string; readonly encoding: Encoding | null }
  | {
      readonly verb: "import"
      readonly treeId: TreeId
      readonly file: string
      readonly encoding: Encoding | null
      /** Null if it is not given. */
      readonly defaultAction: ImportAction | null
      readonly resolutions: string | null
    }
  | {
      readonly verb: "export"
      readonly treeId: TreeId
      readonly format: ExportFormat
      readonly version: GedcomVersion
      readonly output: string | null
    }

/** The service to use, or the account for direct access to the store. */
export interface AccessOptions {
  readonly url?: string | undefined
  readonly token?: string | undefined
  readonly as?: string | undefined
}

export const usage = `Usage:
  stemma preview FILE --tree ID           lists persons of the tree who resemble persons of a GEDCOM file or GEDZIP
  stemma import FILE --tree ID            imports a GEDCOM file, or a GEDZIP with its media: all of it or nothing
    --action new|skip|merge|overwrite     for persons who are a high match of one person of the tree (new); without it the
                                          command asks if most people are in the tree already, and a script is refused
    --resolutions FILE                    JSON by xref: {"@I1@": {"action": "merge", "target_id": "…"}}
  stemma export [FILE] --tree ID          writes the tree as a GEDCOM file, or with its media as a GEDZIP if FILE ends with .gdz
    --version 5.5.1|7.0                   (5.5.1; 7.0 in a GEDZIP)
    --output FILE                         the same as FILE; standard output if both are absent, or FILE is -
  FILE - of preview and import            is standard input
    --encoding NAME                       how preview and import read the file, if it is not UTF-8 and its letters look wrong
With a running service:
    --url URL --token TOKEN               or STEMMA_URL and STEMMA_TOKEN
Directly on the store, at DATABASE_URL or under DATA_DIR:
    --as EMAIL                            the account to use
`

const gedcomVersions: readonly GedcomVersion[] = ["5.5.1", "7.0"]
const usualVersion: Readonly<Record<ExportFormat, GedcomVersion>> = { gedcom: "5.5.1", gedzip: "7.0" }

const options = {
  help: { type: "boolean", short: "h" },
  tree: { type: "string" },
  action: { type: "string" },
  resolutions: { type: "string" },
  encoding: { type: "string" },
  version: { type: "string" },
  output: { type: "string" },
  url: { type: "string" },
  token: { type: "string" },
  as: { type: "string" },
} as const

/** A random token may begin with a dash. Joined to its option it is not mistaken for another option. */
const tokenJoined = (words: readonly string[]): string[] => {
  const at = words.indexOf("--token")
  const token = at === -1 ? undefined : words[at + 1]
  return token === undefined || token.slice(2) in options
    ? [...words]
    : [...words.slice(0, at), `--token=${token}`, ...words.slice(at + 2)]
}

/** Reads the arguments of a command line. Left is one line with what is wrong. */
export const readArguments = (words: readonly string[]): E.Either<string, Task & AccessOptions> => {
  const parsed = E.tryCatch(
    () => parseArgs({ args: tokenJoined(words), options, allowPositionals: true }),
    (error) => (error instanceof Error ? error.message : String(error)),
  )
  if (E.isLeft(parsed)) return parsed
  const {
    values,
    positionals: [verb = "help", file, ...more],
  } = parsed.right
  const { help, tree, action, resolutions = null, encoding: named, version, output, url, token, as } = values
  const where = { url, token, as }
  if (help === true || verb === "help") return E.right({ verb: "help", ...where })
  if (verb !== "preview" && verb !== "import" && verb !== "export") return E.left(`There is no command "${verb}".`)
  if (!TreeId.is(tree)) return E.left(tree === undefined ? "--tree is missing." : "--tree must be the id of a tree.")
  if (more.length > 0 || (verb === "export" && file !== undefined && output !== undefined))
    return E.left("There are too many arguments.")
  if (verb === "export") {
    const named = file ?? output ?? "-"
    const target = named === "-" ? null : named
    const format = target !== null && /\.gdz$/i.test(target) ? "gedzip" : "gedcom"
    const known = gedcomVersions.find((one) => one === (version ?? usualVersion[format]))
    return known === undefined
      ? E.left(`--version must be one of ${gedcomVersions.join(", ")}.`)
      : E.right({ verb, treeId: tree, format, version: known, output: target, ...where })
  }
  if (file === undefined) return E.left("The file is missing.")
  const encoding = named === undefined ? null : encodingOf(named)
  if (named !== undefined && encoding === null) return E.left(`--encoding must be one of ${encodings.join(", ")}.`)
  if (verb === "preview") return E.right({ verb, treeId: tree, file, encoding, ...where })
  const defaultAction = action === undefined ? null : importActions.find((one) => one === action)
  if (defaultAction === undefined) return E.left(`--action must be one of ${importActions.join(", ")}.`)
  return E.right({ verb, treeId: tree, file, encoding, defaultAction, resolutions, ...where })
}
