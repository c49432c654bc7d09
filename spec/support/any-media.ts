import { anyIdentifiers } from "./any-identifiers.ts"
import fc from "fast-check"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import type { MediaId, TreeId } from "../../core/domain/ids.ts"
import { type Media, mediaFields, safeFilename } from "../../core/domain/evidence/media.ts"
import { type Attachment, type LinkTarget, type MediaLink, noTarget } from "../../core/domain/evidence/media-link.ts"
import { generatorsOf } from "./any-fields.ts"
import { maybe, words } from "./any-text.ts"
import type { Generators } from "./any-tree.ts"
import { aMedia, aMediaLink } from "./builders.ts"
import { checksumOf } from "./media.ts"
import type { Planting } from "./store.ts"

const anyFields = {
  ...generatorsOf(mediaFields, { identifiers: anyIdentifiers }),
  filename: maybe(words).map((name) => (name === null ? null : safeFilename(name))),
} satisfies Generators<Media, "contentType" | "size" | "checksum" | "width" | "height" | keyof Attachment>
const linkFields = { fromFile: fc.boolean() } satisfies Generators<MediaLink, "mediaId" | keyof LinkTarget>
const anyMedium = fc.record({
  said: fc.record(anyFields),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  owner: fc.nat(),
  links: fc.array(fc.record({ said: fc.record(linkFields), target: fc.nat() }), { maxLength: 3 }),
})

/** Any media of a tree, with links from other records. */
export const anyMedia = fc.array(anyMedium, { maxLength: 4 })
export type AnyMedia = typeof anyMedia extends fc.Arbitrary<infer Some> ? Some : never

/** The generated media as rows that belong to these rows of a tree, and the bytes of each. */
export const mediaOf = (
  treeId: TreeId,
  { persons = [], events = [], relationships = [], sources = [], citations = [] }: Planting,
  generated: AnyMedia,
): Required<Pick<Planting, "media" | "mediaLinks">> & { readonly bytes: ReadonlyMap<MediaId, Uint8Array> } => {
  const targets: readonly LinkTarget[] = [
    noTarget,
    ...persons.map(({ id }) => ({ ...noTarget, personId: id })),
    ...events.map(({ id }) => ({ ...noTarget, eventId: id })),
    ...sources.map(({ id }) => ({ ...noTarget, sourceId: id })),
    ...relationships.map(({ id }) => ({ ...noTarget, relationshipId: id })),
    ...citations.map(({ id }) => ({ ...noTarget, citationId: id })),
  ]
  const targetAt = (index: number): LinkTarget => targets[index % targets.length] ?? noTarget
  const made = generated.map(({ said, bytes, owner, links }) => {
    const file = { size: bytes.length, checksum: checksumOf(bytes), contentType: signatureTypes.typeOf(bytes) }
    const { personId, eventId, sourceId } = targetAt(owner)
    return { row: aMedia({ treeId, ...said, ...file, personId, eventId, sourceId }), bytes, links }
  })
  return {
    media: made.map(({ row }) => row),
    mediaLinks: made.flatMap(({ row, links }) =>
      links.map(({ said, target }) => aMediaLink({ treeId, ...said, mediaId: row.id, ...targetAt(target) })),
    ),
    bytes: new Map(made.map(({ row, bytes }) => [row.id, bytes])),
  }
}
