import { expect } from "chai"
import { at, dataOf } from "../../../../support/tree-scene.ts"
import { plantFamily, plantProposal } from "../../family.ts"
import { byPointer } from "../../pointer.ts"
import { type Journey, PHONE, wasQuiet } from "../journey.ts"

export const review: Journey = {
  does: "opens a suggestion in the list, rejects it with a reason, and finds it among the rejected, on a phone",
  run: async (stage) => {
    const { tree, id } = await plantProposal(stage.host, stage.owner)
    const owner = byPointer(await stage.reader(PHONE))
    await owner.open(`/t/${tree}/review`)
    await owner.sees("Waiting (1)")
    await owner.sees("People (1)")
    await owner.sees("2 changes")
    await owner.pressAt("a.suggestion")
    await owner.arrives("From the bible")
    await owner.press("button", "Reject")
    await owner.fill("Reason", "The bible is a forgery.")
    await owner.pressAt("dialog .is-dangerous")
    await owner.sees("Rejected.")
    await owner.sees("Nothing waits here.")
    await owner.choose("State", "Rejected (1)")
    await owner.sees("From the bible")
    const proposal = await dataOf(stage.owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: id })))
    expect(proposal).to.include({ status: "rejected", reject_reason: "The bible is a forgery." })
    wasQuiet(owner)
  },
}

export const proposal: Journey = {
  does: "sees before and after, accepts a part of a suggestion, and makes it wait again, twice",
  run: async (stage) => {
    const { tree, id } = await plantProposal(stage.host, stage.owner)
    const read = () => dataOf(stage.owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: id })))
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${tree}/review/${id}`)
    await owner.sees("Change: person, Emma Alder")
    const rows = await owner.page.$$eval(".step:first-child tbody tr", (found) =>
      found.map((row) => [...row.children].map((cell) => cell.textContent)),
    )
    expect(rows).to.deep.equal([["Birth: place", "–", "Maer"]])
    await owner.press("checkbox", "Accept: New: person, Ada Alder")
    await owner.press("button", "Accept 1 of 2")
    await owner.sees("Accepted. The changes are in the tree.")
    await owner.sees("Nothing waits here.")
    expect((await read()).operations.map(({ done }) => done)).to.deep.equal([true, false])
    await owner.undo()
    await owner.sees("From the bible")
    expect((await read()).status).to.equal("pending")
    await dataOf(stage.owner.api.POST("/proposals/{proposal_id}/apply", at({ proposal_id: id })))
    await owner.open(`/t/${tree}/review/${id}`)
    await owner.press("button", "Undo what was accepted")
    await owner.sees("Undone. The suggestion waits again.")
    await owner.sees("Accept all")
    expect(await read()).to.deep.include({ status: "pending", change_ids: [] })
    wasQuiet(owner)
  },
}

export const question: Journey = {
  does: "answers a question without an account on a phone, and the owner accepts the answer with its source",
  run: async (stage) => {
    const { tree, ids } = await plantFamily(stage.owner, "The Yews")
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${tree}/p/${ids["child"]}/page`)
    await owner.press("button", "Ask somebody")
    await owner.fill("Your question", "Where was she baptised?")
    await owner.press("checkbox", "A place")
    await owner.press("button", "Make the question")
    await owner.sees("Send this address to the person.")
    const url = await owner.page.$eval("output", (output) => output.textContent ?? "")
    const aunt = byPointer(await stage.visitor(PHONE))
    await aunt.open(url.slice(stage.host.url.length))
    await aunt.arrives("A question for you")
    await aunt.sees("Where was she baptised?")
    await aunt.sees("Emma Alder")
    await aunt.fill("Your name", "Aunt Mary")
    await aunt.press("button", "Send the answer")
    await aunt.sees("Answer at least one of the questions.")
    await aunt.fill("Where was it?", "St Mary, Maer")
    await aunt.press("button", "Send the answer")
    await aunt.sees("Thank you. Your answer is sent.")
    await owner.open(`/t/${tree}/review`)
    await owner.sees("Where was she baptised? answered")
    await owner.press("link", "See the answer")
    await owner.sees("Aunt Mary, answer of")
    await owner.press("button", "Accept all")
    await owner.sees("Accepted. The changes are in the tree.")
    const { notes } = await dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id: ids["child"] ?? "" })))
    expect(notes).to.include("Place: St Mary, Maer")
    const late = byPointer(await stage.visitor(PHONE))
    await late.open(url.slice(stage.host.url.length))
    await late.sees("This question can no longer be answered.")
    for (const one of [owner, aunt, late]) wasQuiet(one)
  },
}
