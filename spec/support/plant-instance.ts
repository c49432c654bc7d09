import { PIXEL } from "./media.ts"

/** The accounts of a planted instance. */
export const planted = {
  owner: "owner@example.org",
  editor: "editor@example.org",
  password: "a passphrase of the fixture",
  /** The trees by their names. */
  trees: { house: "Down House", hall: "Maer Hall", gone: "The Mount" },
  text: "Bible of the family",
} as const

const family = `0 HEAD
1 GEDC
2 VERS 5.5.1
2 FORM LINEAGE-LINKED
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Ann /Lee/
2 _MARNM Ann /Wood/
1 SEX F
1 BIRT
2 DATE ABT 1850
2 PLAC Shrewsbury
2 SOUR @S1@
1 _PET Dash
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bob /Wood/
1 SEX M
1 DEAT Y
1 FAMS @F1@
0 @I3@ INDI
1 NAME Cy /Wood/
1 BIRT
2 DATE 1875
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 CHIL @I3@
1 MARR
2 DATE 12 MAR 1872
0 @S1@ SOUR
1 TITL Register of Maer
0 TRLR
`

interface Row {
  readonly id: string
  readonly display_name?: string
}

/** Calls of one account, over HTTP alone, so that they work on servers of any version. */
const callsOf = (url: string, token: string | null) => {
  const send = async <T>(method: string, path: string, body?: FormData | object): Promise<T> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${text}`)
    return JSON.parse(text === "" ? "null" : text)
  }
  return send
}

const fileForm = (content: string | Uint8Array<ArrayBuffer>, name: string): FormData => {
  const form = new FormData()
  form.set("file", new Blob([content]), name)
  return form
}

/**
 * Writes every kind of data into an empty instance at this URL: accounts, several trees, members, an import, media,
 * proposals in every state, deleted records of every kind, and a deleted tree.
 */
export const plantInstance = async (url: string): Promise<void> => {
  const { password, trees } = planted
  const signUp = async (email: string) =>
    callsOf(
      url,
      (await callsOf(url, null)<{ readonly token: string }>("POST", "/auth/register", { email, password })).token,
    )
  const [owner, editor] = [await signUp(planted.owner), await signUp(planted.editor)]
  const house = await owner<Row>("POST", "/trees", { name: trees.house, visibility: "public", description: "Kent" })
  const hall = await owner<Row>("POST", "/trees", { name: trees.hall })
  const gone = await owner<Row>("POST", "/trees", { name: trees.gone })
  await owner("POST", `/trees/${house.id}/members`, { email: planted.editor, role: "editor" })
  await owner("POST", `/trees/${house.id}/gedcom/import`, fileForm(family, "family.ged"))
  const person = (tree: Row, body: object) => owner<Row>("POST", `/trees/${tree.id}/persons`, body)
  const emma = await person(hall, {
    given_name: "Emma",
    surname: "Wedgwood",
    birth: { date: { year: 1808 }, place: "Maer" },
  })
  const charles = await person(hall, { given_name: "Charles", surname: "Darwin", privacy: "redacted" })
  const fanny = await person(hall, { given_name: "Fanny", surname: "Wedgwood" })
  await person(gone, { given_name: "Robert", surname: "Darwin" })
  const relate = (type: string, from: Row, to: Row) =>
    owner<Row>("POST", `/trees/${hall.id}/relationships`, { type, from_person_id: from.id, to_person_id: to.id })
  const couple = await relate("partnership", emma, charles)
  await relate("parent_child", emma, fanny)
  const event = await owner<Row>("POST", `/trees/${hall.id}/events`, {
    type: "marriage",
    relationship_id: couple.id,
    date: { year: 1839, month: 1, day: 29 },
    place: "Maer",
  })
  const source = await owner<Row>("POST", `/trees/${hall.id}/sources`, { title: "Register of Maer" })
  await owner("POST", `/trees/${hall.id}/citations`, { source_id: source.id, event_id: event.id, page: "12" })
  await owner("PATCH", `/trees/${hall.id}`, { home_person_id: emma.id })
  await owner("POST", `/trees/${house.id}/media`, fileForm(Uint8Array.from(PIXEL), "ann.png"))
  await owner("POST", `/trees/${hall.id}/media`, fileForm(planted.text, "bible.txt"))
  const lost = await owner<Row>("POST", `/trees/${hall.id}/media`, fileForm("a deleted letter", "letter.txt"))
  await owner("DELETE", `/media/${lost.id}`)
  await owner("DELETE", `/persons/${fanny.id}`)
  const propose = (title: string) =>
    editor<Row>("POST", `/trees/${house.id}/proposals`, {
      summary: title,
      operations: [{ op: "create", entity: "source", data: { title } }],
    })
  const [applied, rejected] = [await propose("A parish register"), await propose("A rumour")]
  await propose("A letter")
  await owner("POST", `/proposals/${applied.id}/apply`)
  await owner("POST", `/proposals/${rejected.id}/reject`, { reason: "No proof" })
  await owner("DELETE", `/trees/${gone.id}`)
}
