import type { Recorder } from "./recorder.ts"
import type { StoryTree } from "./tree-story.ts"

/** The persons and the relationships of the story, by their ids. */
export interface StoryFamily {
  readonly charles: string
  readonly emma: string
  readonly william: string
  readonly marriage: string
}

const names = async ({ show }: Recorder, { token }: StoryTree, personId: string): Promise<void> => {
  const path = { person_id: personId }
  const body = { name_type: "maiden", given_name: "Emma", surname: "Wedgwood" }
  const nameId = (await show("createName", { token, path, body })).text("id")
  const one = { ...path, name_id: nameId }
  await show("listNames", { token, path })
  await show("getName", { token, path: one })
  await show("updateName", { token, path: one, body: { prefix: "Miss" } })
  await show("makeNamePrimary", { token, path: one })
  await show("deleteName", { token, path: one })
  await show("restoreName", { token, path: one })
}

/** A couple with a child. */
export const family = async (recorder: Recorder, tree: StoryTree): Promise<StoryFamily> => {
  const { show, play } = recorder
  const { token, path } = tree
  const body = {
    given_name: "Charles Robert",
    surname: "Darwin",
    gender: "male",
    birth: { date: { day: 12, month: 2, year: 1809 }, place: "Shrewsbury" },
    death: { date: { day: 19, month: 4, year: 1882 }, place: "Downe" },
  }
  const charles = (await show("createPerson", { token, path, body })).text("id")
  const wife = { given_name: "Emma", surname: "Darwin", gender: "female", birth: { date: { year: 1808 } } }
  const emma = (await play("createPerson", { token, path, body: wife })).text("id")
  const son = { given_name: "William Erasmus", surname: "Darwin", birth: { date: { year: 1839 } } }
  const william = (await play("createPerson", { token, path, body: son })).text("id")
  const couple = { type: "partnership", from_person_id: charles, to_person_id: emma }
  const marriage = (await show("createRelationship", { token, path, body: couple })).text("id")
  for (const parent of [charles, emma])
    await play("createRelationship", {
      token,
      path,
      body: { type: "parent_child", from_person_id: parent, to_person_id: william },
    })
  await show("listPersons", { token, path, query: { q: "charles darwin 1809" } })
  await show("getPerson", { token, path: { person_id: charles } })
  const headers = { "Change-Reason": "Found in a letter" }
  await show("updatePerson", { token, path: { person_id: emma }, headers, body: { notes: "She played the piano." } })
  await show("listPersonHistory", { token, path: { person_id: emma }, query: { limit: "1" } })
  await show("getFamily", { token, path: { person_id: william } })
  await show("getAncestors", { token, path: { person_id: william }, query: { generations: "2" } })
  await show("getDescendants", { token, path: { person_id: charles }, query: { generations: "2" } })
  await show("getNeighbourhood", { token, path: { person_id: charles }, query: { up: "1", down: "1" } })
  await show("getPersonPage", { token, path: { person_id: emma } })
  await show("getReckoning", { token, path: { person_id: william } })
  await show("getKinship", { token, path: { person_id: charles, other_id: william } })
  await show("listKinship", { token, path, query: { of: william, ids: `${charles},${emma}` } })
  await show("findKinship", { token, path, body: { of: charles, ids: [emma] } })
  await show("getOverview", { token, path })
  await show("listSurnames", { token, path })
  await show("listAnniversaries", { token, path, query: { from: "2026-02-01", days: "28" } })
  await show("setSelfPerson", { token, body: { person_id: emma } })
  await names(recorder, tree, emma)
  return { charles, emma, william, marriage }
}

/** Relationships are read and changed, deleted and restored. */
export const relationships = async ({ show }: Recorder, tree: StoryTree, people: StoryFamily): Promise<void> => {
  const { token, path } = tree
  const one = { relationship_id: people.marriage }
  await show("listTreeRelationships", { token, path, query: { limit: "2" } })
  await show("listPersonRelationships", { token, path: { person_id: people.william } })
  const order = { person_id: people.charles, of: "partners", ids: [people.marriage] }
  await show("orderRelationships", { token, path, body: order })
  await show("getRelationship", { token, path: one })
  await show("updateRelationship", { token, path: one, body: { notes: "They were first cousins." } })
  await show("deleteRelationship", { token, path: one })
  await show("restoreRelationship", { token, path: one })
}

/** A person is deleted and restored, at the end of the story. */
export const deletedPerson = async ({ show, play }: Recorder, { token, path }: StoryTree): Promise<void> => {
  const body = { given_name: "Annie", surname: "Darwin" }
  const one = { person_id: (await play("createPerson", { token, path, body })).text("id") }
  await show("deletePerson", { token, path: one })
  await show("restorePerson", { token, path: one })
  const twin = (await play("createPerson", { token, path, body })).text("id")
  const pair = { person_ids: [one.person_id, twin] }
  const alone = { rule: "unconnected_person", person_ids: [twin] }
  await show("listChecks", { token, path, query: { rule: "unconnected_person", person_id: twin } })
  await show("dismissCheck", { token, path, body: alone })
  await show("reconsiderCheck", { token, path, body: alone })
  await show("listDuplicates", { token, path, query: { score: "medium" } })
  await show("dismissDuplicate", { token, path, body: pair })
  await show("reconsiderDuplicate", { token, path, body: pair })
  await show("mergePerson", { token, path: one, body: { from_id: twin, take: { notes: "kept" } } })
}
