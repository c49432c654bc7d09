import { expect } from "chai"
import { dataOf } from "../../../support/tree-scene.ts"
import { plantFamily } from "../family.ts"
import { type Journey, newcomer, PASSWORD, pathOf, reader, wasQuiet } from "./journey.ts"

/** The end of a link. */
const oneDay = () => ({ expires_at: new Date(Date.now() + 86_400_000).toISOString() })

export const signIn: Journey = {
  does: "signs in, and comes to the screen that asked for it",
  run: async (stage) => {
    const { email } = await stage.host.user()
    const visitor = await reader(stage)
    await visitor.open("/new-tree")
    await visitor.sees("No account yet?")
    await visitor.fill("E-mail", email)
    await visitor.fill("Password", "not the password")
    await visitor.press("Enter")
    await visitor.sees("E-mail and password do not belong together.")
    await visitor.fill("Password", "long enough for a spec")
    await visitor.press("Enter")
    await visitor.sees("Your tree so far")
    expect(pathOf(visitor)).to.equal("/new-tree")
    wasQuiet(visitor)
  },
}

export const register: Journey = {
  does: "makes an account, and corrects a password that is too simple",
  run: async (stage) => {
    const visitor = await reader(stage)
    await visitor.open("/")
    await visitor.enter("link", "Create an account")
    await visitor.arrives("Create an account")
    await visitor.fill("Your name", "Ann")
    await visitor.fill("E-mail", newcomer())
    await visitor.fill("Password", "password123456")
    await visitor.press("Enter")
    await visitor.page.waitForFunction(`document.activeElement?.getAttribute("aria-invalid") === "true"`)
    await visitor.press("Control+a")
    await visitor.type(PASSWORD)
    await visitor.press("Enter")
    await visitor.arrives("Welcome, Ann")
    wasQuiet(visitor)
  },
}

export const forgotPassword: Journey = {
  does: "asks for a link to set a new password",
  run: async (stage) => {
    const visitor = await reader(stage)
    await visitor.open("/sign-in")
    await visitor.enter("link", "Password forgotten?")
    await visitor.arrives("Forgotten password")
    await visitor.fill("E-mail", "someone@example.org")
    await visitor.enter("button", "Send the link")
    await visitor.sees("a mail with a link is on its way")
    await visitor.enter("link", "Sign in")
    await visitor.arrives("Sign in")
    wasQuiet(visitor)
  },
}

export const invitation: Journey = {
  does: "joins a tree by a link",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Rowans")
    const call = { params: { path: { tree_id: tree } }, body: { role: "viewer" } } as const
    const { url } = await dataOf(stage.owner.api.POST("/trees/{tree_id}/invitations", call))
    const { token } = await stage.host.user()
    const guest = await reader(stage, token)
    await guest.open(`/invitation${new URL(url).search}`)
    await guest.enter("button", "Join the tree")
    await guest.sees("You have joined the tree.")
    await guest.enter("link", "The Rowans 8 people · you read")
    await guest.arrives("The Rowans")
    wasQuiet(guest)
  },
}

export const link: Journey = {
  does: "opens a link that has a passcode",
  run: async (stage) => {
    const { tree } = await plantFamily(stage.owner, "The Aspens")
    const call = {
      params: { path: { tree_id: tree } },
      body: { ...oneDay(), shows: "public", passcode: PASSWORD },
    } as const
    const { url } = await dataOf(stage.owner.api.POST("/trees/{tree_id}/links", call))
    const guest = await reader(stage)
    await guest.open(`/link${new URL(url).hash}`)
    await guest.sees("it needs a passcode, or it has ended")
    await guest.fill("Passcode", PASSWORD)
    await guest.press("Enter")
    await guest.arrives("The Aspens")
    expect(pathOf(guest)).to.equal(`/t/${tree}`)
  },
}

export const account: Journey = {
  does: "takes a name, makes an API token and revokes it, changes the language, and signs out",
  run: async (stage) => {
    const { token } = await stage.host.user()
    const member = await reader(stage, token)
    await member.open("/account")
    await member.fill("Your name", "Aunt Mary")
    await member.press("Enter")
    await member.sees("Saved")
    await member.enter("button", "New token")
    await member.fill("What it is for", "Backup script")
    await member.tick("Change trees")
    await member.enter("button", "Make the token")
    await member.sees("It is never shown again.")
    await member.reach("button", "Copy")
    await member.press("Escape")
    await member.sees("Backup script")
    await member.enter("button", "Revoke")
    await member.sees("There are no tokens.")
    await member.enter("button", "Language and appearance")
    await member.choose("Language", "Deutsch")
    await member.sees("API-Tokens")
    await member.choose("Aussehen", "Dunkel")
    await member.press("Escape")
    await member.page.waitForFunction(`document.querySelector("dialog") === null`)
    await member.enter("button", "Abmelden", "back")
    await member.sees("Öffentliche Bäume")
    expect(await member.page.evaluate("document.documentElement.dataset.theme")).to.equal("dark")
    wasQuiet(member)
  },
}
