import { PIXEL } from "../support/media.ts"
import type { StoryFamily } from "./person-story.ts"
import type { Recorder } from "./recorder.ts"
import type { StoryTree } from "./tree-story.ts"

/** The events of the couple. */
export const events = async ({ show }: Recorder, { token, path }: StoryTree, people: StoryFamily): Promise<void> => {
  const body = {
    type: "marriage",
    relationship_id: people.marriage,
    date: { day: 29, month: 1, year: 1839 },
    place: "Maer",
  }
  const one = { event_id: (await show("createEvent", { token, path, body })).text("id") }
  await show("listTreeEvents", { token, path, query: { limit: "2" } })
  await show("listPersonEvents", { token, path: { person_id: people.emma } })
  await show("listRelationshipEvents", { token, path: { relationship_id: people.marriage } })
  await show("getEvent", { token, path: one })
  await show("updateEvent", { token, path: one, body: { detail: "In the church of St Peter" } })
  await show("deleteEvent", { token, path: one })
  await show("restoreEvent", { token, path: one })
}

/** The places of the family. */
export const places = async ({ show, play }: Recorder, { token, path }: StoryTree): Promise<void> => {
  const county = { name: "Staffordshire", kind: "county" }
  const parent = (await show("createPlace", { token, path, body: county })).text("id")
  await show("listPlaces", { token, path, query: { sort: "name", limit: "100" } })
  const maer = { name: "Maer, Staffordshire", parent_id: parent, kind: "village", latitude: 52.94, longitude: -2.31 }
  const one = { place_id: (await play("createPlace", { token, path, body: maer })).text("id") }
  await show("getPlace", { token, path: one })
  await show("updatePlace", { token, path: one, body: { notes: "The home of the Wedgwoods." } })
  await show("listPlaceEvents", { token, path: one })
  const double = (await play("createPlace", { token, path, body: { name: "Maer Hall" } })).text("id")
  await show("mergePlace", { token, path: one, body: { from_id: double } })
  await show("deletePlace", { token, path: one })
}

/** A witness of the marriage. */
export const associations = async (
  { show }: Recorder,
  { token, path }: StoryTree,
  people: StoryFamily,
): Promise<void> => {
  const body = { relationship_id: people.marriage, associate_name: "John Allen Wedgwood", role: "CLERGY" }
  const one = { association_id: (await show("createAssociation", { token, path, body })).text("id") }
  await show("listAssociations", { token, path, query: { limit: "100" } })
  await show("listPersonAssociations", { token, path: { person_id: people.emma } })
  await show("getAssociation", { token, path: one })
  await show("updateAssociation", { token, path: one, body: { phrase: "Vicar of Maer" } })
  await show("deleteAssociation", { token, path: one })
  await show("restoreAssociation", { token, path: one })
}

/** What the members say about the records. */
export const comments = async (
  { show, play }: Recorder,
  { token, path }: StoryTree,
  { emma }: StoryFamily,
  media: { readonly media_id: string },
): Promise<void> => {
  const event = { type: "census", person_id: emma }
  const census = { event_id: (await play("createEvent", { token, path, body: event })).text("id") }
  const source = { source_id: (await play("createSource", { token, path, body: { title: "A diary" } })).text("id") }
  const body = { text: "Her letters are at Cambridge." }
  const person = { person_id: emma }
  const one = { comment_id: (await show("createPersonComment", { token, path: person, body })).text("id") }
  await show("listPersonComments", { token, path: person })
  await show("createEventComment", { token, path: census, body: { text: "At St Peter's." } })
  await show("listEventComments", { token, path: census })
  await show("createMediaComment", { token, path: media, body: { text: "The hat is hers." } })
  await show("listMediaComments", { token, path: media })
  await show("createSourceComment", { token, path: source, body: { text: "Page 12 is torn." } })
  await show("listSourceComments", { token, path: source })
  await show("getComment", { token, path: one })
  await show("updateComment", { token, path: one, body: { text: "Her letters are at Cambridge and at Keele." } })
  await show("deleteComment", { token, path: one })
  await show("restoreComment", { token, path: one })
}

/** A source with a citation. */
export const sources = async ({ show, play }: Recorder, { token, path }: StoryTree, people: StoryFamily) => {
  const body = { title: "Parish register of Maer", repository: "Staffordshire Record Office", call_number: "D3227/1" }
  const one = { source_id: (await show("createSource", { token, path, body })).text("id") }
  await show("listSources", { token, path, query: { limit: "100" } })
  await show("getSource", { token, path: one })
  await show("listSourceRecords", { token, path: one })
  await show("updateSource", { token, path: one, body: { author: "The vicar of Maer" } })
  const cite = { ...one, relationship_id: people.marriage, page: "page 12", confidence: 3 }
  const citation = { citation_id: (await show("createCitation", { token, path, body: cite })).text("id") }
  await show("listCitations", { token, path, query: { limit: "100" } })
  await show("getCitation", { token, path: citation })
  await show("updateCitation", { token, path: citation, body: { detail: "Charles Darwin and Emma Wedgwood" } })
  await show("deleteCitation", { token, path: citation })
  await show("restoreCitation", { token, path: citation })
  const spare = { source_id: (await play("createSource", { token, path, body: { title: "A letter" } })).text("id") }
  await show("deleteSource", { token, path: spare })
  await show("restoreSource", { token, path: spare })
}

/** A picture of a person. Returns its path. */
export const media = async (
  { show, play }: Recorder,
  { token, path }: StoryTree,
  people: StoryFamily,
): Promise<{ readonly media_id: string }> => {
  const form = {
    file: new Blob([Uint8Array.from(PIXEL)]),
    filename: "charles.png",
    fileText: "(the bytes of the picture)",
    fields: { title: "Charles in 1854", person_id: people.charles },
  }
  const one = { media_id: (await show("uploadMedia", { token, path, form })).text("id") }
  await show("listMedia", { token, path, query: { limit: "100" } })
  await show("getMedia", { token, path: one })
  await show("updateMedia", { token, path: one, body: { title: "Charles Darwin in 1854" } })
  await play("updatePerson", {
    token,
    path: { person_id: people.charles },
    body: { portrait: { ...one, x: 0.2, y: 0.1, width: 0.5, height: 0.5 } },
  })
  const link = { target_type: "person", target_id: people.emma }
  await show("linkMedia", { token, path: one, body: link })
  await show("unlinkMedia", { token, path: { ...one, ...link } })
  await show("getMediaThumbnail", { token, path: one, query: { size: "160" } })
  const about = { media_id: one.media_id }
  const asked = await play("askQuestion", { token, path, body: { text: "Who is this?", about, answers: ["text"] } })
  await show("getQuestionPicture", { path: { question: new URL(asked.text("url")).hash.slice(1) } })
  await show("getMediaContent", { token, path: one, headers: { Range: "bytes=0-7" } })
  await show("deleteMedia", { token, path: one })
  await show("restoreMedia", { token, path: one })
  return one
}
