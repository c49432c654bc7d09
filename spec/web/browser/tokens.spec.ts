import { expect } from "chai"
import { openToAssistants, withProvider } from "../../support/mcp-client.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp(
  "The tokens of an account",
  (stage) => {
    it("are for a program, or for an assistant with the role and provider that the reader chooses", async () => {
      const { owner, family } = stage()
      await openToAssistants(owner, family.tree)
      const opened = await stage().reader()
      await opened.open("/account")
      await opened.press("New token")
      await opened.fill("What it is for", "A model")
      await opened.page.select("dialog select[name=user]", "assistant")
      await opened.sees("It looks for relatives")
      await opened.page.click("dialog input[value=recommender]")
      await opened.page.waitForSelector("dialog select[name=provider]")
      await opened.page.click("dialog .is-main")
      await opened.sees("Copy the token now.")
      const { data: made = [] } = await owner.api.GET("/auth/tokens")
      expect(made.map(({ ai, scopes }) => [ai, scopes])).to.deep.equal([
        [{ provider: "local", role: "recommender" }, ["read", "propose"]],
      ])
      await opened.sees("assistant by local for relatives")
      expectNoFault(opened)
    })
  },
  { settings: withProvider },
)
