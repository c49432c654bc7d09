import type { Random } from "../../bench/random.ts"
import { checksumOf } from "../../support/media.ts"
import { send } from "../client.ts"
import type { KnownRecord, KnownTree, Model } from "../model.ts"
import { fieldsOf, isFields, pick } from "../operation.ts"

export interface Asked {
  readonly api: string
  readonly model: Model
  readonly random: Random
}

const live = (model: Model, kind: KnownRecord["kind"], treeId: string): readonly KnownRecord[] =>
  [...model.records.values()].filter(
    (record) => record.kind === kind && record.treeId === treeId && record.deletion === null,
  )

/** What members see of a shared tree: its count, its list of persons, and the bytes of one of its media. */
const treeFindings = async (
  { api, model, random }: Asked,
  tree: KnownTree,
  token: string,
): Promise<readonly string[]> => {
  const get = (path: string) => send(api, { method: "GET", path, token }, "check")
  const persons = live(model, "person", tree.id)
  const found = await get(`/trees/${tree.id}`)
  const listed = await get(`/trees/${tree.id}/persons?limit=1000`)
  if (found.is !== "answered" || listed.is !== "answered") return [`tree ${tree.id} is not answered`]
  const { person_count: count } = fieldsOf(found.text)
  const items: unknown = JSON.parse(listed.text)
  const ids = new Set(Array.isArray(items) ? items.map((item) => (isFields(item) ? item.id : null)) : [])
  const findings: string[] = []
  if (count !== persons.length)
    findings.push(`tree ${tree.id} says ${String(count)} persons instead of ${persons.length}`)
  if (persons.length <= 1_000 && (ids.size !== persons.length || !persons.every(({ id }) => ids.has(id))))
    findings.push(`tree ${tree.id} lists ${ids.size} persons instead of ${persons.length}`)
  const medium = pick(random, live(model, "media", tree.id))
  if (medium === null) return findings
  const content = await get(`/media/${medium.id}/content`)
  const isSound =
    content.is === "answered" && content.status === 200 && checksumOf(content.bytes) === medium.fields.checksum
  return isSound ? findings : [...findings, `the content of medium ${medium.id} is not as it was sent`]
}

/** What the service answers about the shared trees, against what is known. */
export const answerFindings = async (asked: Asked, token: string): Promise<readonly string[]> => {
  const trees = [...asked.model.trees.values()].filter(({ isShared, state }) => isShared && state === "live")
  const findings: string[] = []
  for (const tree of trees) for (const finding of await treeFindings(asked, tree, token)) findings.push(finding)
  return findings
}
