import { expect } from "chai"
import { eventually } from "../../../../support/eventually.ts"
import { at, dataOf } from "../../../../support/tree-scene.ts"
import { plantFamily } from "../../family.ts"
import { byPointer } from "../../pointer.ts"
import { type Journey, newcomer, PASSWORD, PHONE, pathOf, wasQuiet } from "../journey.ts"

export const home: Journey = {
  does: "reads a public tree without an account, makes one, and loads the sample tree, in six presses",
  run: async (stage) => {
    const { tree: id } = stage.family
    const visitor = byPointer(await stage.visitor())
    const { page } = visitor
    await visitor.open("/")
    await visitor.sees("Your family, around you in a second")
    await visitor.press("link", "The Alders")
    await visitor.sees("Everyone sees this tree.")
    await visitor.press("link", "All people")
    await visitor.sees("John Dogwood")
    await visitor.pressAt(".search-opener")
    await page.waitForSelector("dialog[open] [role=combobox]:focus")
    await page.keyboard.type("emma")
    await page.waitForFunction(`document.querySelector("[role=option]")?.textContent.includes("1860–1940")`)
    expect(visitor.calls.filter((call) => !/^GET \/(?:public|users\/me)/.test(call))).to.deep.equal([])
    expect(pathOf(visitor)).to.equal(`/t/${id}/people`)
    await visitor.open("/")
    await visitor.press("link", "Create an account")
    await visitor.fill("Your name", "Ann")
    await visitor.fill("E-mail", newcomer())
    await visitor.fill("Password", PASSWORD)
    await visitor.press("button", "Create an account")
    await visitor.sees("Welcome, Ann")
    await visitor.press("button", "Load a sample tree")
    await visitor.sees("Charles Robert Darwin")
    expect(pathOf(visitor)).to.match(/^\/t\/[\w-]+\/p\/[\w-]+$/)
    await visitor.open("/")
    await visitor.sees("Darwin and Wedgwood (sample)")
    await visitor.sees("70 people")
    wasQuiet(visitor)
  },
}

export const newTree: Journey = {
  does: "sees three generations drawn while they are typed, and saves them by one batch",
  run: async (stage) => {
    const { token } = await stage.host.user()
    const member = byPointer(await stage.visitor({ token }))
    const { page } = member
    await member.open("/")
    await member.press("link", "Start a tree")
    await member.fillNamed("you.given", "Ann")
    await member.fill("Name of the tree", "Ours")
    await member.fillNamed("you.surname", "Al")
    expect(await page.evaluate(`document.querySelector('[name="name"]').value`)).to.equal("Ours")
    await page.click('[name="name"]', { count: 3 })
    await page.keyboard.press("Backspace")
    await member.fillNamed("you.surname", "Alder")
    await member.fillNamed("father.given", "Carl")
    await member.fillNamed("father.surname", "Alder")
    await member.fillNamed("fathers_mother.given", "Ida")
    await member.fillNamed("fathers_mother.year", "1901")
    await page.waitForFunction(`document.querySelector("aside")?.textContent.includes("born 1901")`)
    const preview = await page.$eval("aside", (aside) => aside.textContent ?? "")
    expect(preview).to.include("Ann Alder").and.include("Carl Alder").and.include("Ida").and.include("born 1901")
    expect(await page.$$eval(".preview-card.is-there", (cards) => cards.length)).to.equal(3)
    expect(await page.$eval('[name="name"]', (field) => field.getAttribute("value") ?? "")).to.include("Alder")
    await member.press("button", "Save this tree")
    await member.arrives("The family of Ann Alder")
    await member.sees("Carl Alder")
    expect(
      member.calls.filter((call) => call.startsWith("POST /trees")).map((call) => call.split("/").length),
    ).to.deep.equal([2, 4])
    await member.open("/")
    await member.sees("The Alder family")
    await member.sees("3 people")
    wasQuiet(member)
  },
}

export const begin: Journey = {
  does: "writes the first people of an empty tree",
  run: async (stage) => {
    const { id } = await dataOf(stage.owner.api.POST("/trees", { body: { name: "Empty tree" } }))
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${id}`)
    await owner.press("link", "Write three generations")
    await owner.fillNamed("you.given", "Berta")
    await owner.fillNamed("you.surname", "Beech")
    await owner.fillNamed("mother.given", "Clara")
    await owner.press("button", "Save this tree")
    await owner.arrives("The family of Berta Beech")
    await owner.sees("Clara")
    const people = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: id })))
    expect(people).to.have.length(2)
    wasQuiet(owner)
  },
}

export const tree: Journey = {
  does: "sees numbers, anniversaries and surnames, and goes to the people of a surname",
  run: async (stage) => {
    const { tree: id, ids } = await plantFamily(stage.owner, "The Limes")
    const soon = new Date(Date.now() + 3 * 86_400_000)
    const date = { year: 1900, month: soon.getUTCMonth() + 1, day: soon.getUTCDate() }
    const body = { type: "residence", person_id: ids["child"] ?? "", date, place: "York" } as const
    await dataOf(stage.owner.api.POST("/trees/{tree_id}/events", { ...at({ tree_id: id }), body }))
    const owner = byPointer(await stage.reader())
    const { page } = owner
    await owner.open(`/t/${id}`)
    await owner.sees("3 generations, from 1801 to 1950")
    await owner.sees("with parents")
    expect(await page.$$eval(".known-part", (parts) => parts.map((one) => one.textContent))).to.deep.equal([
      "100%",
      "100%",
      "38%",
      "0%",
    ])
    await owner.sees(`${soon.getUTCFullYear() - 1900} years: residence`)
    expect(await page.$$eval(".surnames a", (links) => links.map((link) => link.textContent))).to.include("Alder 4")
    await owner.pressAt(".surnames a")
    await page.waitForFunction(`document.querySelectorAll(".person-row").length === 4`)
    wasQuiet(owner)
  },
}

export const people: Journey = {
  does: "sorts and filters the people, and opens one of them, on a phone",
  run: async (stage) => {
    const { tree: id } = stage.family
    const owner = byPointer(await stage.reader(PHONE))
    const { page } = owner
    await owner.open(`/t/${id}/people`)
    await owner.sees("8 found")
    const names = () => page.$$eval(".person-row .person-name", (found) => found.map((one) => one.textContent))
    expect((await names()).slice(0, 2)).to.deep.equal(["Emma Alder", "John Alder"])
    await owner.choose("Order", "Oldest first")
    await page.waitForFunction(`location.search === "?sort=birth"`)
    await page.waitForFunction(`document.querySelector(".person-row")?.textContent.includes("1801")`)
    await owner.choose("Only", "Without parents")
    await owner.sees("5 found")
    await page.reload()
    await owner.sees("5 found")
    await page.goBack()
    await owner.sees("8 found")
    await owner.fill("Name", "dogwood")
    await page.waitForFunction(`document.querySelectorAll(".person-row").length === 1`)
    expect(await names()).to.deep.equal(["John Dogwood"])
    await owner.press("link", "John Dogwood 1865–1929")
    await owner.arrives("The family of John Dogwood")
    wasQuiet(owner)
  },
}

export const settings: Journey = {
  does: "renames a tree, opens it to strangers, takes both back, takes a member in, changes the role, and lets them go",
  run: async (stage) => {
    const { tree: id } = await plantFamily(stage.owner, "The Elms")
    const guest = await stage.host.user()
    const { api } = stage.owner
    const read = () => dataOf(api.GET("/trees/{tree_id}", at({ tree_id: id })))
    const role = async () => {
      const path = { tree_id: id, user_id: guest.user.id }
      return (await api.GET("/trees/{tree_id}/members/{user_id}", at(path))).data?.role
    }
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${id}/settings`)
    await owner.fill("Name", "The Old Elms")
    await owner.pressAt("[name=visibility][value=unlisted]")
    await owner.press("button", "Save")
    await owner.sees("Saved")
    expect(await read()).to.include({ name: "The Old Elms", visibility: "unlisted" })
    await owner.undo()
    await owner.sees("Undone")
    expect(await read()).to.include({ name: "The Elms", visibility: "public" })
    await owner.fill("E-mail of the account", guest.email)
    await owner.press("button", "Add a member")
    await owner.sees(`${guest.email} is a member now.`)
    expect(await role()).to.equal("viewer")
    await owner.choose(`Role of ${guest.email}`, "Editor")
    await eventually(async () => expect(await role()).to.equal("editor"))
    await owner.press("button", `Remove ${guest.email}`)
    await owner.sees(`${guest.email} is no longer a member.`)
    expect(await role()).to.equal(undefined)
    await owner.undo()
    await owner.sees("Undone")
    expect(await role()).to.equal("editor")
    wasQuiet(owner)
  },
}
