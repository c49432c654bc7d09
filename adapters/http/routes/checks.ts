import { checkRules } from "../../../core/domain/checks/check-table.ts"
import { CheckDismissal } from "../../../core/domain/checks/dismissal.ts"
import { PersonId } from "../../../core/domain/ids.ts"
import { findingReply } from "../codecs/cleanup/check.ts"
import { accountOf, user } from "../operation/access.ts"
import { asActor, asReader } from "../operation/as-caller.ts"
import { route } from "../operation/route.ts"
import { json } from "../request/body/body.ts"
import { query } from "../request/input.ts"
import { choiceOrNull, idOrNull } from "../request/parameters.ts"
import { empty } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"

/** What is impossible or unlikely in a tree, and what an editor knows to be right. */
export const checkRoutes = [
  route("listChecks", {
    method: "get",
    path: "/trees/{tree_id}/checks",
    summary: "List what is impossible or unlikely in a tree",
    description:
      "Lists what the rules find in a tree, by person. `check_rules` of the vocabulary has the rules with their limits. " +
      "Dates that are not exact count with all days that they may mean: `about` five years more, `estimated` ten, " +
      "`calculated` two, and a date of January to March until 1752 with the year after, unless it is a dual year. " +
      "Dismissed findings are left out. Only editors can read it.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: query({
      rule: choiceOrNull("Only what this rule finds.", checkRules),
      personId: idOrNull("Only findings that name this person.", PersonId),
    }),
    reply: list(findingReply, "list"),
    tag: "revision and day",
    handle: asReader((app) => app.listChecks),
  }),
  route("dismissCheck", {
    method: "post",
    path: "/trees/{tree_id}/checks/dismissals",
    summary: "Say that a finding is no fault",
    description:
      "Takes what a rule finds of these persons out of the list, also after later edits. It holds for the kept person " +
      "when one of them is merged. At most 200 findings are dismissed at one person.",
    access: user("write"),
    takes: json(CheckDismissal),
    reply: empty,
    handle: asActor((app) => app.dismissCheck),
  }),
  route("reconsiderCheck", {
    method: "delete",
    path: "/trees/{tree_id}/checks/dismissals",
    summary: "Take back that a finding is no fault",
    description: "Lets a finding appear in the list again. Without a dismissal nothing changes.",
    access: user("write"),
    takes: json(CheckDismissal),
    reply: empty,
    handle: asActor((app) => app.reconsiderCheck),
  }),
]
