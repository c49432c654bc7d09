import { expect } from "chai"
import { plantFamily } from "../../family.ts"
import { byPointer } from "../../pointer.ts"
import { type Journey, newcomer, PASSWORD, PHONE, pathOf, wasQuiet } from "../journey.ts"

/** The password of the accounts of a host for specs. */
const OWN_PASSWORD = "long enough for a spec"

export const signIn: Journey = {
  does: "corrects the password, and comes back to where they wanted to go, on a phone",
  run: async (stage) => {
    const { email } = await stage.host.user()
    const visitor = byPointer(await stage.visitor(PHONE))
    await visitor.open("/account")
    await visitor.fill("E-mail", email)
    await visitor.fill("Password", "not the password")
    await visitor.press("button", "Sign in")
    await visitor.sees("E-mail and password do not belong together.")
    await visitor.fill("Password", OWN_PASSWORD)
    await visitor.press("button", "Sign in")
    await visitor.sees("Where you are signed in")
    expect(pathOf(visitor)).to.equal("/account")
    wasQuiet(visitor)
  },
}

export const register: Journey = {
  does: "reads at the field what is wrong, keeps what was typed, and makes an account",
  run: async (stage) => {
    const visitor = byPointer(await stage.visitor())
    await visitor.open("/register")
    await visitor.fill("Your name", "Ann")
    await visitor.fill("E-mail", stage.owner.email)
    await visitor.fill("Password", PASSWORD)
    await visitor.press("button", "Create an account")
    await visitor.sees("There is an account with this address.")
    expect(await visitor.page.evaluate(`document.querySelector("[name=email]").value`)).to.equal(stage.owner.email)
    await visitor.fill("E-mail", newcomer())
    await visitor.fill("Password", "password123456")
    await visitor.press("button", "Create an account")
    await visitor.page.waitForFunction(`document.activeElement?.getAttribute("aria-invalid") === "true"`)
    await visitor.fill("Password", PASSWORD)
    await visitor.press("button", "Create an account")
    await visitor.arrives("Welcome, Ann")
    wasQuiet(visitor)
  },
}

export const forgotPassword: Journey = {
  does: "asks for a link, and reads that it is on its way, whether or not there is such an account",
  run: async (stage) => {
    const visitor = byPointer(await stage.visitor())
    await visitor.open("/sign-in")
    await visitor.press("link", "Password forgotten?")
    await visitor.arrives("Forgotten password")
    await visitor.fill("E-mail", "nobody-here@example.org")
    await visitor.press("button", "Send the link")
    await visitor.sees("a mail with a link is on its way")
    wasQuiet(visitor)
  },
}

export const invitation: Journey = {
  does: "joins a tree by a link from its settings: a new account at once, and a known one by a button",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Rowans")
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${tree}/settings`)
    const links: string[] = []
    for (const another of ["", "Invite someone else"]) {
      if (another !== "") await owner.press("button", another)
      await owner.press("button", "Make an invitation")
      await owner.sees("Send this link to the person.")
      links.push(await owner.page.$eval("output", (output) => output.textContent ?? ""))
    }
    const [first = "", second = ""] = links.map((link) => link.slice(stage.host.url.length))
    const stranger = byPointer(await stage.visitor())
    await stranger.open(first)
    await stranger.sees("family tree “The Rowans”")
    await stranger.press("link", "Create an account")
    await stranger.fill("E-mail", newcomer())
    await stranger.fill("Password", PASSWORD)
    await stranger.press("button", "Create an account")
    await stranger.page.waitForFunction(`location.pathname === "/t/${tree}"`)
    await stranger.sees("The Rowans")
    const { token } = await stage.host.user()
    const known = byPointer(await stage.visitor({ token }))
    await known.open(second)
    await known.press("button", "Join the tree")
    await known.sees("The Rowans")
    await known.open(second)
    await known.sees("This link no longer works.")
    for (const one of [owner, stranger, known]) wasQuiet(one)
  },
}

export const link: Journey = {
  does: "makes a link in the settings and ends it, which a guest opens without an account",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Aspens")
    const owner = byPointer(await stage.reader())
    await owner.open(`/t/${tree}/settings`)
    await owner.fill("Who gets it", "Grandfather")
    await owner.page.select("select[name=shows]", "members")
    await owner.press("button", "Make a link")
    await owner.sees("Send this address to the person.")
    const address = await owner.page.$eval("output", (output) => output.textContent ?? "")
    const guest = byPointer(await stage.visitor())
    await guest.open(address.slice(stage.host.url.length))
    await guest.page.waitForFunction(`location.pathname === "/t/${tree}"`)
    await guest.sees("The Aspens")
    await guest.open(`/t/${tree}/people`)
    await guest.sees("Emma Alder")
    await owner.open(`/t/${tree}/settings`)
    await owner.sees("opened once")
    await owner.press("button", "End the link Grandfather")
    await owner.page.waitForFunction(`!document.body.textContent.includes("opened once")`)
    await guest.open(address.slice(stage.host.url.length))
    await guest.sees("it needs a passcode, or it has ended")
    wasQuiet(owner)
  },
}

export const account: Journey = {
  does: "takes a new name, takes it back by Undo, and makes and revokes an API token",
  run: async (stage) => {
    const { token, api } = await stage.host.user()
    const member = byPointer(await stage.visitor({ token }))
    await member.open("/account")
    await member.fill("Your name", "Aunt Mary")
    await member.press("button", "Save")
    await member.sees("Saved")
    expect((await api.GET("/users/me")).data?.display_name).to.equal("Aunt Mary")
    await member.undo()
    await member.sees("Undone")
    expect((await api.GET("/users/me")).data?.display_name).to.equal(null)
    await member.press("button", "New token")
    await member.fill("What it is for", "Backup script")
    await member.press("button", "Make the token")
    await member.sees("It is never shown again.")
    const secret = await member.page.$eval("output", (output) => output.textContent ?? "")
    const program = stage.host.client(secret)
    expect((await program.GET("/trees")).response.status).to.equal(200)
    await member.pressAt("dialog .dialog-head button")
    await member.sees("Backup script")
    expect(await member.text()).to.not.include(secret)
    await member.press("button", "Revoke")
    await member.sees("There are no tokens.")
    expect((await program.GET("/trees")).response.status).to.equal(401)
    wasQuiet(member)
  },
}
