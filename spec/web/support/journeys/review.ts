import { expect } from "chai"
import { at, dataOf } from "../../../support/tree-scene.ts"
import { plantFamily, plantProposal } from "../family.ts"
import { type Journey, owner, wasQuiet } from "./journey.ts"

export const review: Journey = {
  does: "opens a suggestion in the list, and rejects it with a reason",
  run: async (stage) => {
    const { tree, id } = await plantProposal(stage.host, stage.owner)
    const typist = await owner(stage)
    await typist.open(`/t/${tree}`)
    await typist.enter("button", "More 1 waiting")
    await typist.enter("link", "Suggestions 1 waiting")
    await typist.arrives("Suggestions")
    await typist.sees("From the bible")
    await typist.press("j", "Enter")
    await typist.arrives("From the bible")
    await typist.press("r")
    await typist.fill("Reason", "The bible is a forgery.")
    await typist.press("Enter")
    await typist.sees("Rejected.")
    await typist.sees("Nothing waits here.")
    await typist.choose("State", "Rejected (1)")
    await typist.sees("From the bible")
    const proposal = await dataOf(stage.owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: id })))
    expect(proposal.reject_reason).to.equal("The bible is a forgery.")
    wasQuiet(typist)
  },
}

export const proposal: Journey = {
  does: "asks a question, accepts a part of a suggestion, and makes it wait again",
  run: async (stage) => {
    const { tree, id } = await plantProposal(stage.host, stage.owner)
    const read = () => dataOf(stage.owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: id })))
    const typist = await owner(stage)
    await typist.open(`/t/${tree}/review/${id}`)
    await typist.fill("Your comment", "Which bible?")
    await typist.enter("button", "Send")
    await typist.page.waitForFunction(`document.querySelector("main").innerText.includes("Which bible?")`)
    await typist.tick("Accept: New: person, Ada Alder")
    await typist.enter("button", "Accept 1 of 2")
    await typist.sees("Accepted. The changes are in the tree.")
    expect((await read()).operations.map(({ done }) => done)).to.deep.equal([true, false])
    await typist.enter("button", "Undo")
    await typist.sees("From the bible")
    expect((await read()).status).to.equal("pending")
    wasQuiet(typist)
  },
}

export const question: Journey = {
  does: "asks about a person, and ends the question before it is answered",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Yews")
    const typist = await owner(stage)
    await typist.open(`/t/${tree}/p/${ids["child"]}/page`)
    await typist.enter("button", "Ask somebody")
    await typist.fill("Your question", "When did she move to London?")
    await typist.tick("A date")
    await typist.enter("button", "Make the question")
    await typist.sees("Send this address to the person.")
    await typist.open(`/t/${tree}/review`)
    await typist.sees("When did she move to London? open")
    await typist.enter("button", "End the question: When did she move to London?")
    await typist.sees("When did she move to London? ended")
    wasQuiet(typist)
  },
}
