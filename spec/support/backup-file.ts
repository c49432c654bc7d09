import { newId } from "./builders.ts"
import type { TestHost, TestUser } from "./http.ts"
import { checksumOf, PIXEL } from "./media.ts"
import { zipOf, type ZipPart } from "./zip.ts"

/** The times of each row. */
export const times = { created_at: "2026-01-02T03:04:05.678Z", updated_at: "2026-01-03T03:04:05.678Z" }
const [tree, source, emma, charles, name, otherName, birth, wedding, couple, citation, media, record, object] =
  Array.from({ length: 13 }, () => newId<"TreeId">())

/** The ids of `soundAccount`. */
export const ids = {
  tree,
  source,
  emma,
  charles,
  name,
  otherName,
  birth,
  wedding,
  couple,
  citation,
  media,
  record,
  object,
}

type Row = Record<string, unknown>

/** A list of rows that a case breaks at will. */
export interface LooseTree extends Row {
  sources: Row[]
  persons: (Row & { names: Row[]; events: Row[]; citations: Row[] })[]
  relationships: (Row & { events: Row[]; citations: Row[] })[]
  media: Row[]
  records: Row[]
}

export interface LooseAccount extends Row {
  trees: LooseTree[]
}

const noNameParts = { prefix: null, suffix: null, surname_prefix: null }

const aNameRow = (id: unknown, given_name: string, is_primary = true): Row => ({
  id,
  name_type: "birth",
  is_primary,
  given_name,
  surname: "Wedgwood",
  ...noNameParts,
  ...times,
  citations: [],
})

export const aPersonRow = (id: unknown, names: Row[]): LooseTree["persons"][number] => ({
  id,
  gender: null,
  is_living: null,
  notes: null,
  privacy: "default",
  ...times,
  names,
  events: [],
  citations: [],
})

export const aRelationshipRow = (
  from_person_id: unknown,
  to_person_id: unknown,
  more: Row = {},
): LooseTree["relationships"][number] => ({
  id: newId(),
  type: "parent_child",
  from_person_id,
  to_person_id,
  qualifier: "biological",
  notes: null,
  family_record_id: null,
  ...times,
  events: [],
  citations: [],
  ...more,
})

export const anEventRow = (id: unknown, type: string, more: Row = {}): Row => ({
  id,
  type,
  date: null,
  place: null,
  detail: null,
  notes: null,
  ...times,
  citations: [],
  ...more,
})

/** A backup of one tree with every kind of record. Each call returns a new one. */
export const soundAccount = (): LooseAccount => ({
  format: "stemma-account",
  version: 1,
  exported_at: "2026-11-21T12:00:00.000Z",
  trees: [
    {
      id: ids.tree,
      name: "Down House",
      description: null,
      visibility: "private",
      home_person_id: ids.emma,
      ...times,
      sources: [
        {
          id: ids.source,
          title: "Bible",
          author: null,
          publication: null,
          repository: null,
          call_number: null,
          url: null,
          notes: null,
          ...times,
        },
      ],
      persons: [
        {
          ...aPersonRow(ids.emma, [aNameRow(ids.name, "Emma")]),
          events: [
            anEventRow(ids.birth, "birth", {
              date: { qualifier: "about", year: 1808 },
              place: "Maer",
              citations: [
                { id: ids.citation, source_id: ids.source, page: "3", detail: null, confidence: 2, ...times },
              ],
            }),
          ],
        },
        aPersonRow(ids.charles, [aNameRow(ids.otherName, "Charles")]),
      ],
      relationships: [
        aRelationshipRow(ids.emma, ids.charles, {
          id: ids.couple,
          type: "partnership",
          qualifier: null,
          family_record_id: ids.record,
          events: [anEventRow(ids.wedding, "marriage", { place: "maer" })],
        }),
      ],
      media: [
        {
          id: ids.media,
          title: "Emma",
          filename: "emma.png",
          content_type: "image/png",
          size: PIXEL.length,
          checksum: checksumOf(PIXEL),
          person_id: ids.emma,
          event_id: null,
          source_id: null,
          ...times,
        },
      ],
      records: [
        {
          id: ids.record,
          position: 7,
          tag: "FAM",
          xref: "@F1@",
          person_id: null,
          source_id: null,
          lines: "0 @F1@ FAM\n1 MARR\n2 PLAC Maer\n1 _NOTE kept",
          links: [
            [0, ids.couple],
            [1, ids.wedding],
          ],
        },
        {
          id: ids.object,
          position: 9,
          tag: "OBJE",
          xref: "@O1@",
          person_id: null,
          source_id: null,
          lines: "0 @O1@ OBJE\n1 FILE emma.png\n2 FORM image/png",
          links: [[0, ids.media]],
        },
      ],
    },
  ],
})

/** The files of an archive: `account.json`, and the bytes of its media. */
export const partsOf = (account: unknown): readonly ZipPart[] => [
  { name: "account.json", bytes: typeof account === "string" ? account : JSON.stringify(account) },
  { name: `media/${ids.media}`, bytes: PIXEL },
]

/** The archive of an account. */
export const archiveOf = (account: unknown): Buffer => zipOf(...partsOf(account))

/** Sends a backup to be restored. */
export const sendBackup = (
  host: Pick<TestHost, "fetch">,
  { token }: Pick<TestUser, "token">,
  archive: Uint8Array,
): Promise<Response> => {
  const form = new FormData()
  form.append("file", new Blob([Uint8Array.from(archive)]), "stemma-account.zip")
  return host.fetch("/api/v1/users/me/import", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

export interface ImportAnswer {
  readonly trees: readonly {
    readonly id: string
    readonly name: string
    readonly counts: Readonly<Record<string, number>>
  }[]
  readonly warnings: readonly { readonly path: string; readonly code: string; readonly message: string }[]
}

/** What is answered to a backup that must be taken. */
export const restored = async (
  host: Pick<TestHost, "fetch">,
  who: Pick<TestUser, "token">,
  archive: Uint8Array,
): Promise<ImportAnswer> => {
  const response = await sendBackup(host, who, archive)
  const text = await response.text()
  if (response.status !== 201) throw new Error(`refused: ${response.status} ${text}`)
  return JSON.parse(text)
}
