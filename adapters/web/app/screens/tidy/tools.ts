import { type Question, renew } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import type { TidyWords } from "./words.ts"

/** The tools, as the address names them. */
export const tools = ["born", "child", "name", "spouse", "file", "names"] as const
export type Tool = (typeof tools)[number]

/** What to apply for one finding. Null if a person has to decide what is right. */
type Remedy =
  | { readonly kind: "deceased"; readonly person: string }
  | { readonly kind: "gender"; readonly person: string; readonly gender: "male" | "female" | "other" }
  | ({ readonly kind: "name" } & Schemas["NameFix"])

/** One thing that a tool has found. */
export interface Finding {
  readonly key: string
  readonly person: Schemas["PersonRead"]
  readonly text: string
  readonly remedy: Remedy | null
}

interface Search {
  readonly tree: string
  readonly tool: Tool
  readonly year: number
  readonly file: File | null
}

const deceased = (person: Schemas["PersonRead"], text: string): Finding => ({
  key: person.id,
  person,
  text,
  remedy: { kind: "deceased", person: person.id },
})

const sex = (person: Schemas["PersonRead"], gender: "male" | "female" | "other", text: string): Finding => ({
  key: person.id,
  person,
  text,
  remedy: { kind: "gender", person: person.id, gender },
})

const textOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== "").join(" ")

/** A corrected name in its order, with the nickname behind it, because it becomes a name of its own. */
const whole = (name: Schemas["NameSuggestion"]): string => {
  const text = textOf(name.prefix, name.given_name, name.surname_prefix, name.surname, name.suffix)
  return name.nickname === null ? text : `${text} (“${name.nickname}”)`
}

const broken = (found: Schemas["NameProposal"], words: TidyWords): Finding => {
  const { person, name_id, suggestion } = found
  const before = textOf(found.given_name, found.surname)
  return {
    key: name_id,
    person,
    text: suggestion === null ? words.byHand({ name: before }) : words.fix({ before, after: whole(suggestion) }),
    remedy: suggestion === null ? null : { kind: "name", name_id, ...suggestion },
  }
}

const search = async (
  { tree, tool, year, file }: Search,
  words: TidyWords,
  signal: AbortSignal,
): Promise<readonly Finding[]> => {
  const path = { tree_id: tree }
  const inYear = { params: { path, query: { born_on_or_before: year } }, signal }
  const plain = { params: { path }, signal }
  if (tool === "born") {
    const found = await dataOf(api.GET("/trees/{tree_id}/cleanup/deceased-by-birth", inYear))
    return found.map(({ person, birth_year }) => deceased(person, words.bornIn({ year: birth_year })))
  }
  if (tool === "child") {
    const found = await dataOf(api.GET("/trees/{tree_id}/cleanup/deceased-by-child", inYear))
    return found.map(({ person, child_birth_year }) => deceased(person, words.childIn({ year: child_birth_year })))
  }
  if (tool === "names") {
    const found = await dataOf(api.GET("/trees/{tree_id}/cleanup/names", plain))
    return found.map((one) => broken(one, words))
  }
  if (tool === "file") {
    if (file === null) return []
    const body = new FormData()
    body.set("file", file, file.name)
    const sent = { params: { path }, body: { file }, bodySerializer: () => body, signal }
    const found = await dataOf(api.POST("/trees/{tree_id}/cleanup/gender/from-gedcom", sent))
    return found.map(({ person, gender }) => sex(person, gender, words.gender[gender]))
  }
  const found = await dataOf(
    tool === "name"
      ? api.GET("/trees/{tree_id}/cleanup/gender/from-name", plain)
      : api.GET("/trees/{tree_id}/cleanup/gender/from-spouse", plain),
  )
  return found.map(({ person, gender, basis }) =>
    sex(person, gender, words.because({ value: words.gender[gender], basis })),
  )
}

/** Asks a tool what it finds. */
export const findingsQuestion = (wanted: Search, words: TidyWords): Question<readonly Finding[]> => ({
  key: [
    "tree",
    wanted.tree,
    "tidy",
    words.title,
    wanted.tool,
    wanted.year,
    wanted.file?.name ?? null,
    wanted.file?.lastModified ?? 0,
  ],
  ask: (signal) => search(wanted, words, signal),
})

/** Applies the remedies of one tool as one change. Returns how many records changed. */
export const applyRemedies = async (tree: string, findings: readonly Finding[]): Promise<number> => {
  const params = { path: { tree_id: tree } }
  const remedies = findings.flatMap(({ remedy }) => remedy ?? [])
  const fixes = remedies.flatMap((one) =>
    one.kind === "name" ? [{ name_id: one.name_id, given_name: one.given_name, surname: one.surname }] : [],
  )
  const assignments = remedies.flatMap((one) =>
    one.kind === "gender" ? [{ person_id: one.person, gender: one.gender }] : [],
  )
  const person_ids = remedies.flatMap((one) => (one.kind === "deceased" ? [one.person] : []))
  const results = [
    fixes.length === 0 ? null : await dataOf(api.POST("/trees/{tree_id}/cleanup/names", { params, body: { fixes } })),
    assignments.length === 0
      ? null
      : await dataOf(api.POST("/trees/{tree_id}/cleanup/gender", { params, body: { assignments } })),
    person_ids.length === 0
      ? null
      : await dataOf(api.POST("/trees/{tree_id}/cleanup/deceased", { params, body: { person_ids } })),
  ]
  await renew("tree", tree)
  return results.reduce((sum, result) => sum + (result?.updated ?? 0), 0)
}
