import type { Json } from "../../core/codec/wire.ts"
import type { StoryFamily } from "./person-story.ts"
import type { ExampleCall, Recorder } from "./recorder.ts"
import type { StoryTree } from "./tree-story.ts"

const FILE = `0 HEAD
1 GEDC
2 VERS 5.5.1
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Henrietta Emma /Darwin/
1 SEX F
1 BIRT
2 DATE 25 SEP 1843
1 DNA unknown
0 @I2@ INDI
1 NAME William Erasmus /Darwin/
1 SEX M
1 BIRT
2 DATE 1839
0 TRLR
`

const form = (fields: Readonly<Record<string, string>> = {}): NonNullable<ExampleCall["form"]> => ({
  file: new Blob([FILE]),
  filename: "family.ged",
  fileText: FILE,
  fields,
})

/** A GEDCOM file is previewed and imported, and the tree exported. */
export const gedcom = async ({ show }: Recorder, { token, path }: StoryTree, people: StoryFamily): Promise<void> => {
  await show("previewGenderFromGedcom", { token, path, form: form() })
  const uploaded = await show("uploadGedcom", { token, path, form: form() })
  const upload = { ...path, upload_id: uploaded.text("id") }
  await show("previewGedcomUpload", { token, path: upload })
  await show("previewGedcom", { token, path, form: form() })
  const resolutions = JSON.stringify({ "@I2@": { action: "merge", target_id: people.william } })
  await show("importGedcom", { token, path, form: form({ default_action: "new", resolutions }) })
  const decisions = { "@I1@": { action: "skip" }, "@I2@": { action: "skip" } }
  await show("importGedcomUpload", { token, path: upload, body: { default_action: "merge", resolutions: decisions } })
  await show("exportGedcom", { token, path, query: { version: "7.0" } })
  await show("listPersonRecords", { token, path: { person_id: people.william } })
}

/** The cleanup tools find something, and correct it. */
export const cleanup = async ({ show, play }: Recorder, { token, path }: StoryTree): Promise<void> => {
  const persons: string[] = []
  const couple: readonly Json[] = [
    { given_name: "Josiah", surname: "Wedgwood 1769", birth: { date: { year: 1769 } } },
    { given_name: "Bessy", surname: "Allen", gender: "female" },
  ]
  for (const body of couple) persons.push((await play("createPerson", { token, path, body })).text("id"))
  const [josiah = "", bessy = ""] = persons
  const marriage = { type: "partnership", from_person_id: josiah, to_person_id: bessy }
  await play("createRelationship", { token, path, body: marriage })
  const child = (await play("createPerson", { token, path, body: { birth: { date: { year: 1795 } } } })).text("id")
  const birth = { type: "parent_child", from_person_id: bessy, to_person_id: child }
  await play("createRelationship", { token, path, body: birth })
  const query = { born_on_or_before: "1800" }
  await show("previewDeceasedByBirth", { token, path, query })
  await show("previewDeceasedByChild", { token, path, query })
  await show("previewDeceasedByRelatives", { token, path })
  await show("applyDeceased", { token, path, body: { person_ids: [josiah, bessy] } })
  await show("previewGenderFromName", { token, path })
  await show("previewGenderFromSpouse", { token, path })
  await show("applyGender", { token, path, body: { assignments: [{ person_id: josiah, gender: "male" }] } })
  const broken = await show("previewNames", { token, path })
  const fixes = [{ name_id: broken.text(0, "name_id"), given_name: "Josiah", surname: "Wedgwood" }]
  await show("applyNames", { token, path, body: { fixes } })
}

/** A program of the owner gets the changes of the tree. */
export const webhooks = async ({ show }: Recorder, { token, path }: StoryTree) => {
  const body = { url: "https://archive.example.org/stemma", actions: ["person.create", "person.update"], active: true }
  const one = { webhook_id: (await show("createWebhook", { token, path, body })).text("id") }
  await show("listWebhooks", { token, path })
  await show("getWebhook", { token, path: one })
  await show("updateWebhook", { token, path: one, body: { actions: null } })
  await show("listWebhookDeliveries", { token, path: one })
  await show("deleteWebhook", { token, path: one })
}

/** A member proposes changes, and the owner decides. */
export const proposals = async ({ show, play }: Recorder, tree: StoryTree, people: StoryFamily, member: string) => {
  const { token, path } = tree
  const operations: readonly Json[] = [
    { op: "create", entity: "person", ref: "anne", data: { given_name: "Anne Elizabeth", surname: "Darwin" } },
    {
      op: "create",
      entity: "relationship",
      data: { type: "parent_child", from_person_id: people.emma, to_person_id: "$anne" },
    },
  ]
  const [annie] = operations
  await show("runBatch", { token, path, body: { operations: annie === undefined ? [] : [annie] } })
  const body = { summary: "Their second child is missing.", operations }
  const one = { proposal_id: (await show("createProposal", { token: member, path, body })).text("id") }
  await show("listProposals", { token, path, query: { status: "pending" } })
  await show("countProposals", { token, path })
  await show("getProposal", { token, path: one })
  await show("createProposalComment", {
    token: member,
    path: one,
    body: { text: "See the register of Maer, page 12." },
  })
  await show("listProposalComments", { token, path: one })
  await show("applyProposal", { token, path: one })
  await show("undoProposal", { token, path: one, body: {} })
  await play("applyProposal", { token, path: one })
  const more = [{ op: "update", entity: "person", id: people.charles, data: { notes: "A naturalist." } }]
  const second = await play("createProposal", { token: member, path, body: { operations: more } })
  const other = { proposal_id: second.text("id") }
  await show("rejectProposal", { token, path: other, body: { reason: "Please name a source." } })
  await show("deleteProposal", { token, path: other })
}
