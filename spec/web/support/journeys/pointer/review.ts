import { expect } from "chai"
import { at, dataOf } from "../../../../support/tree-scene.ts"
import { plantProposal } from "../../family.ts"
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
