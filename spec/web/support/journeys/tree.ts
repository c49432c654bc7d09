import { expect } from "chai"
import { at, dataOf } from "../../../support/tree-scene.ts"
import { plantFamily } from "../family.ts"
import { type Journey, owner, pathOf, reader, wasQuiet } from "./journey.ts"

export const home: Journey = {
  does: "finds a public tree as a visitor, and the sample tree as a member",
  run: async (stage) => {
    const visitor = await reader(stage)
    await visitor.open("/")
    await visitor.press("Tab")
    await visitor.press("Enter")
    await visitor.enter("link", "The Alders")
    await visitor.arrives("The Alders")
    const { token } = await stage.host.user()
    const member = await reader(stage, token)
    await member.open("/")
    await member.enter("button", "Load a sample tree")
    await member.sees("Charles Robert Darwin")
    await member.arrives("The family of Charles Robert Darwin")
    wasQuiet(visitor)
    wasQuiet(member)
  },
}

export const newTree: Journey = {
  does: "writes three generations, and sees them as a tree",
  run: async (stage) => {
    const { token } = await stage.host.user()
    const member = await reader(stage, token)
    await member.open("/")
    await member.enter("link", "Start a tree")
    await member.arrives("Start a tree")
    await member.fill("Given names", "Ann")
    await member.press("Tab")
    await member.type("Alder")
    await member.fill("Given names", "Carl")
    await member.press("Enter")
    await member.arrives("The family of Ann Alder")
    await member.sees("Carl")
    wasQuiet(member)
  },
}

export const begin: Journey = {
  does: "writes the first people of an empty tree",
  run: async (stage) => {
    const { id } = await dataOf(stage.owner.api.POST("/trees", { body: { name: "Empty tree" } }))
    const typist = await owner(stage)
    await typist.open(`/t/${id}`)
    await typist.enter("link", "Write three generations")
    await typist.fill("Given names", "Berta")
    await typist.press("Tab")
    await typist.type("Beech")
    await typist.press("Tab")
    await typist.type("1901")
    await typist.enter("button", "Save this tree")
    await typist.arrives("The family of Berta Beech")
    wasQuiet(typist)
  },
}

export const tree: Journey = {
  does: "finds a person at a key, and comes back to the first page of the tree",
  run: async (stage) => {
    const { tree: id, ids } = stage.family
    const typist = await owner(stage)
    await typist.open(`/t/${id}`)
    await typist.press("/")
    await typist.page.waitForSelector("dialog[open] [role=combobox]:focus")
    await typist.type("john 1865")
    await typist.page.waitForFunction(`document.querySelector("[role=option]")?.textContent.includes("Dogwood")`)
    await typist.press("Escape")
    await typist.page.waitForFunction(`document.querySelector("dialog") === null`)
    await typist.press("Control+k")
    await typist.page.waitForSelector("dialog[open] [role=combobox]:focus")
    await typist.type("john")
    await typist.page.waitForFunction(`document.querySelectorAll("[role=option]").length === 5`)
    await typist.press("ArrowDown", "ArrowDown", "ArrowUp", "Enter")
    await typist.arrives("The family of John Alder")
    expect(pathOf(typist)).to.match(/\/p\//)
    await typist.enter("link", "Overview", "back")
    await typist.arrives("The Alders")
    await typist.enter("link", "Emma Alder 1860–1940 Open the family")
    await typist.page.waitForFunction(`location.pathname.endsWith("${ids["child"]}")`)
    wasQuiet(typist)
  },
}

export const people: Journey = {
  does: "sorts and filters the people, and opens one of them",
  run: async (stage) => {
    const { tree: id } = stage.family
    const typist = await owner(stage)
    await typist.open(`/t/${id}`)
    await typist.enter("link", "People")
    await typist.arrives("People")
    await typist.choose("Order", "Youngest first")
    await typist.page.waitForFunction(`document.querySelector(".person-row")?.textContent.includes("1871")`)
    await typist.choose("Only", "Without parents")
    await typist.sees("5 found")
    await typist.fill("Name", "dogwood")
    await typist.page.waitForFunction(`document.querySelectorAll(".person-row").length === 1`)
    await typist.enter("link", "John Dogwood")
    await typist.arrives("The family of John Dogwood")
    wasQuiet(typist)
  },
}

const LIVING = "Living people appear as “Living person”."
const PUBLIC = `Public Everyone sees it, and it is listed on the first page. ${LIVING}`
const BY_ADDRESS = `By its address Everyone who has the address sees it. ${LIVING}`

export const settings: Journey = {
  does: "opens a tree to strangers, adds a member, changes the role, invites, and takes the member out again",
  run: async (stage) => {
    const { tree: id } = await plantFamily(stage.owner, "The Oaks")
    const guest = await stage.host.user()
    const { api } = stage.owner
    const typist = await owner(stage)
    await typist.open(`/t/${id}/settings`)
    await typist.pick(PUBLIC, BY_ADDRESS)
    await typist.enter("button", "Save")
    await typist.sees("Saved")
    expect((await dataOf(api.GET("/trees/{tree_id}", at({ tree_id: id })))).visibility).to.equal("unlisted")
    await typist.fill("E-mail of the account", guest.email)
    await typist.press("Enter")
    await typist.sees(`${guest.email} is a member now.`)
    await typist.choose(`Role of ${guest.email}`, "Editor")
    await typist.enter("button", "Make an invitation")
    await typist.sees("Send this link to the person.")
    await typist.enter("button", "Invite someone else")
    await typist.reach("button", "Make an invitation")
    const path = { tree_id: id, user_id: guest.user.id }
    expect((await dataOf(api.GET("/trees/{tree_id}/members/{user_id}", at(path)))).role).to.equal("editor")
    await typist.enter("button", `Remove ${guest.email}`, "back")
    await typist.sees(`${guest.email} is no longer a member.`)
    await typist.enter("button", "Undo")
    await typist.sees("Undone")
    await typist.enter("button", "Delete this tree", "back")
    await typist.reach("button", "Delete this tree")
    await typist.press("Escape")
    await typist.enter("button", "Delete this tree")
    await typist.enter("button", "Delete this tree")
    await typist.sees("The tree is deleted.")
    wasQuiet(typist)
  },
}
