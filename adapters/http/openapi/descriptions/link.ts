import { LinkCreate, LinkOpen } from "../../../../core/domain/link/link.ts"
import { createdLink, linkMaker, linkReply, openedLink } from "../../codecs/account/link.ts"
import { describe } from "./describe.ts"

const shows =
  "What the holder sees: `public` is what visitors see of a public tree, `members` what viewers see, living people too."
const personId = "The person that the app shows first. Null for the home person of the tree."
const expiresAt = "When the link ends, in UTC."

const read = {
  name: "What the link is called among the editors. Null if it has no name.",
  shows,
  personId,
  expiresAt,
  createdBy: "The member who made the link.",
  opened: "How often it was opened.",
  lastOpenedAt: "When it was opened the last time, in UTC. Null if it was never opened.",
  createdAt: "When the link was made, in UTC.",
}

/** The texts of links. */
export const linkTexts = {
  ...describe(LinkCreate, "A new link to a tree.", {
    shows,
    expiresAt: `${expiresAt} At most 366 days from now.`,
    name: read.name,
    personId,
    passcode: "8 to 64 characters that the holder must give when opening the link. Null for none.",
  }),
  ...describe(linkReply, "A link to a tree that has not ended.", read),
  ...describe(linkMaker, "The member who made a link.", {
    displayName: "The name that other users see. Null if the member has none.",
  }),
  ...describe(createdLink, "A new link with its address.", {
    ...read,
    url: "The address of the link. Its secret part is the fragment, and it is shown only here.",
  }),
  ...describe(LinkOpen, "A link to open.", {
    token: "The token in the address of the link.",
    passcode: "The passcode, if the link has one.",
  }),
  ...describe(openedLink, "A link as its holder sees it.", {
    shows,
    personId,
    expiresAt,
    token: "The token of the holder, as a Bearer token. Only with `Accept-Token: true`.",
  }),
}
