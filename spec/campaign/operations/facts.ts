import { randomFillSync } from "node:crypto"
import type { DeletableKind } from "../../../core/domain/deletion.ts"
import { checksumOf } from "../../support/media.ts"
import { formOf } from "../client.ts"
import { type KnownRecord, textOf } from "../model.ts"
import { type Actor, fieldsOf, type Maker, pick } from "../operation.ts"
import { change, creation, deletionOf, live, restorationOf, sharedTrees, someLive } from "./records.ts"

const createEvent: Maker = (actor) => {
  const partnership = pick(
    actor.random,
    live(actor, "relationship").filter(({ fields }) => fields.type === "partnership"),
  )
  const subject = actor.random.chance(25) ? partnership : someLive(actor, "person")
  if (subject === null) return null
  const isOfPerson = subject.kind === "person"
  const body = {
    ...(isOfPerson ? { person_id: subject.id } : { relationship_id: subject.id }),
    type: isOfPerson ? actor.random.pick(["occupation", "residence", "birth", "burial"]) : "marriage",
    date: { year: 1700 + actor.random.below(200) },
    place: `Town ${actor.random.below(30)}`,
    notes: actor.word(),
  }
  return creation(actor, "event", `/trees/${subject.treeId}/events`, { body, holds: [subject.id] })
}

const updateOf =
  (kind: "event" | "source" | "citation" | "media" | "relationship", field: string): Maker =>
  (actor) => {
    const record = someLive(actor, kind)
    return record === null ? null : change(actor, record, { [field]: actor.word() })
  }

const areJoined = (actor: Actor, type: string, one: KnownRecord, other: KnownRecord): boolean =>
  [...actor.model.records.values()].some(({ kind, fields }) => {
    if (kind !== "relationship" || fields.type !== type) return false
    const ends = [fields.from_person_id, fields.to_person_id]
    return ends.includes(one.id) && ends.includes(other.id)
  })

/** Joins two people once; parents were made before their children, so no circle can close. */
const createRelationship: Maker = (actor) => {
  const tree = pick(actor.random, sharedTrees(actor))
  const one = tree === null ? null : someLive(actor, "person", tree.id)
  const other = tree === null ? null : someLive(actor, "person", tree.id)
  if (tree === null || one === null || other === null || one === other) return null
  const type = actor.random.pick(["parent_child", "parent_child", "partnership"])
  if (areJoined(actor, type, one, other)) return null
  const [from, to] = one.id < other.id ? [one, other] : [other, one]
  const body = { type, from_person_id: from.id, to_person_id: to.id, notes: actor.word() }
  return creation(actor, "relationship", `/trees/${tree.id}/relationships`, { body, holds: [from.id, to.id] })
}

const createSource: Maker = (actor) => {
  const tree = pick(actor.random, sharedTrees(actor))
  if (tree === null) return null
  return creation(actor, "source", `/trees/${tree.id}/sources`, { body: { title: actor.word() }, holds: [] })
}

const createCitation: Maker = (actor) => {
  const source = someLive(actor, "source")
  const kind = actor.random.pick<DeletableKind>(["person", "event", "name", "relationship"])
  const target = source === null ? null : someLive(actor, kind, source.treeId)
  if (source === null || target === null) return null
  const body = {
    source_id: source.id,
    [`${kind}_id`]: target.id,
    page: actor.word(),
    confidence: actor.random.below(4),
  }
  return creation(actor, "citation", `/trees/${source.treeId}/citations`, { body, holds: [source.id, target.id] })
}

const KIB = 1024
/** Most files are small; one that goes to an object store in several parts is among them. */
const sizes = [1, 20, 20, 20, 200, 200, 200, 2_000, 2_000, 9_500] as const

const uploadMedia: Maker = (actor) => {
  const { random } = actor
  const tree = pick(random, sharedTrees(actor))
  if (tree === null) return null
  const owner = random.chance(60) ? someLive(actor, random.pick(["person", "event", "source"]), tree.id) : null
  const bytes = randomFillSync(new Uint8Array(random.pick(sizes) * KIB + random.below(KIB)))
  const attached = owner === null ? {} : { [`${owner.kind}_id`]: owner.id }
  const body = formOf(bytes, "photo.bin", { title: actor.word(), ...attached })
  const upload = creation(actor, "media", `/trees/${tree.id}/media`, { body, holds: owner === null ? [] : [owner.id] })
  const checksum = checksumOf(bytes)
  const wrong = (found: unknown): string | null =>
    found === checksum ? null : `a medium has the checksum ${textOf(found)} instead of ${checksum}`
  return {
    ...upload,
    effect: (answer, requestId) =>
      upload.effect?.(answer, requestId) ?? (answer === null ? null : wrong(fieldsOf(answer).checksum)),
    settled: (entries) => wrong(entries[0]?.after?.checksum),
  }
}

/** The operations on everything else in a tree, with how often each is chosen. */
export const factOperations: readonly (readonly [weight: number, make: Maker])[] = [
  [8, createEvent],
  [4, updateOf("event", "notes")],
  [2, deletionOf("event")],
  [2, restorationOf("event")],
  [6, createRelationship],
  [2, updateOf("relationship", "notes")],
  [1, deletionOf("relationship")],
  [2, restorationOf("relationship")],
  [4, createSource],
  [2, updateOf("source", "title")],
  [1, deletionOf("source")],
  [2, restorationOf("source")],
  [5, createCitation],
  [2, updateOf("citation", "page")],
  [1, deletionOf("citation")],
  [2, restorationOf("citation")],
  [8, uploadMedia],
  [2, updateOf("media", "title")],
  [2, deletionOf("media")],
  [2, restorationOf("media")],
]
