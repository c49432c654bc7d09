import { PersonPair } from "../../../core/domain/duplicates/dismissal.ts"
import { matchScores } from "../../../core/domain/gedcom/match/match.ts"
import { duplicateReply } from "../codecs/cleanup/duplicate.ts"
import { accountOf, user } from "../operation/access.ts"
import { asActor, asReader } from "../operation/as-caller.ts"
import { route } from "../operation/route.ts"
import { json } from "../request/body/body.ts"
import { query } from "../request/input.ts"
import { choiceOrNull } from "../request/parameters.ts"
import { empty } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"

/** Persons of a tree who may be one, and those who are not. */
export const duplicateRoutes = [
  route("listDuplicates", {
    method: "get",
    path: "/trees/{tree_id}/duplicates",
    summary: "List pairs of persons who may be one",
    description:
      "Lists pairs of persons with similar names who may be the same person, the best first. Relatives, siblings with " +
      "one name and dismissed pairs are not among them, and neither are two persons if their reckoned years of birth or " +
      "of death do not meet. Two written dates meet if they are at most five years apart. Only editors can read it.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: query({ score: choiceOrNull("Only pairs with this score.", matchScores) }),
    reply: list(duplicateReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.listDuplicates),
  }),
  route("dismissDuplicate", {
    method: "post",
    path: "/trees/{tree_id}/duplicates/dismissals",
    summary: "Say that two persons are not the same",
    description:
      "Takes a pair of persons out of the list of duplicates. It holds for the kept person when one of them is merged. " +
      "At most 1,000 pairs are dismissed for one person.",
    access: user("write"),
    takes: json(PersonPair),
    reply: empty,
    handle: asActor((app) => app.dismissDuplicate),
  }),
  route("reconsiderDuplicate", {
    method: "delete",
    path: "/trees/{tree_id}/duplicates/dismissals",
    summary: "Take back that two persons are not the same",
    description: "Lets a pair of persons appear in the list of duplicates again. Without a dismissal nothing changes.",
    access: user("write"),
    takes: json(PersonPair),
    reply: empty,
    handle: asActor((app) => app.reconsiderDuplicate),
  }),
]
