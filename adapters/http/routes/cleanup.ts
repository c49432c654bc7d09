import { DeceasedSelection, GenderSelection, NameSelection } from "../../../core/domain/cleanup/cleanup-input.ts"
import { accountOf, user } from "../operation/access.ts"
import { asActor, asReader } from "../operation/as-caller.ts"
import { json } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { bornOnOrBefore, parameters } from "../request/parameters.ts"
import {
  bornByRelativesReply,
  bornLongAgoReply,
  cleanedNamesReply,
  cleanedPersonsReply,
  genderInFileReply,
  genderProposalReply,
  nameProposalReply,
  parentLongAgoReply,
} from "../codecs/cleanup/cleanup.ts"
import { ok } from "../response/json-replies.ts"
import { list } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"
import { upload } from "../request/body/upload.ts"

/** Bulk corrections for editors. Each has a preview, and applies the changes that the caller keeps of it. */
export const cleanupRoutes = [
  route("previewDeceasedByBirth", {
    method: "get",
    path: "/trees/{tree_id}/cleanup/deceased-by-birth",
    summary: "List persons who were born so long ago that they must be dead",
    description: "Lists persons without a death who were born in or before the given year. Nothing is changed.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: query({ bornOnOrBefore }),
    reply: list(bornLongAgoReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.previewDeceasedByBirth),
  }),
  route("previewDeceasedByChild", {
    method: "get",
    path: "/trees/{tree_id}/cleanup/deceased-by-child",
    summary: "List parents of a child who was born so long ago that they must be dead",
    description:
      "Lists persons without a death who have a child that was born in or before the given year. Nothing is changed.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: query({ bornOnOrBefore }),
    reply: list(parentLongAgoReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.previewDeceasedByChild),
  }),
  route("previewDeceasedByRelatives", {
    method: "get",
    path: "/trees/{tree_id}/cleanup/deceased-by-relatives",
    summary: "List persons who must be dead by the years of their relatives",
    description:
      "Lists persons who may be living by the living rule, although their reckoned birth ended more than 120 years ago, with the facts " +
      "that give the years. Nothing is changed, and no person becomes visible by it.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: nothing,
    reply: list(bornByRelativesReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.previewDeceasedByRelatives),
  }),
  route("applyDeceased", {
    method: "post",
    path: "/trees/{tree_id}/cleanup/deceased",
    summary: "Mark persons as not living; all of them or none",
    description: "Marks persons as not living, in one transaction. Persons who are already marked stay unchanged.",
    access: user("write"),
    heavy: { lane: "shared", account: accountOf, completesFrom: "beginning" },
    takes: json(DeceasedSelection),
    reply: ok(cleanedPersonsReply),
    handle: asActor((app) => app.applyDeceased),
  }),
  route("previewGenderFromGedcom", {
    method: "post",
    path: "/trees/{tree_id}/cleanup/gender/from-gedcom",
    summary: "Propose the sex of persons from a GEDCOM file, matched by name",
    description:
      "Compares the persons of the tree with those of a GEDCOM file and proposes the sex that the file has. A name " +
      "that fits several persons or both sexes is left out.",
    access: user("write"),
    heavy: { lane: "alone", account: accountOf, size: ({ file }) => file.size, completesFrom: null },
    permit:
      (app) =>
      ({ reader, params }) =>
        app.checkEditor(reader, params),
    takes: upload(parameters({}), ({ maxGedcomBytes }) => maxGedcomBytes),
    reply: list(genderInFileReply, "list"),
    errors: ["NotGedcom"],
    handle: asReader((app) => app.previewGenderFromGedcom),
  }),
  route("previewGenderFromName", {
    method: "get",
    path: "/trees/{tree_id}/cleanup/gender/from-name",
    summary: "Propose the sex of persons from their given name (English and German)",
    description:
      "Proposes the sex of persons who have none, from a dictionary of English and German given names. Nothing is changed.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: nothing,
    reply: list(genderProposalReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.previewGenderFromName),
  }),
  route("previewGenderFromSpouse", {
    method: "get",
    path: "/trees/{tree_id}/cleanup/gender/from-spouse",
    summary: "Propose the sex of persons from the sex of their partners",
    description: "Proposes the sex of persons who have none, from the sex of their partners. Nothing is changed.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: nothing,
    reply: list(genderProposalReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.previewGenderFromSpouse),
  }),
  route("applyGender", {
    method: "post",
    path: "/trees/{tree_id}/cleanup/gender",
    summary: "Set the sex of persons who have none",
    description: "Sets the sex of persons, in one transaction. Persons who already have one stay unchanged.",
    access: user("write"),
    heavy: { lane: "shared", account: accountOf, completesFrom: "beginning" },
    takes: json(GenderSelection),
    reply: ok(cleanedPersonsReply),
    handle: asActor((app) => app.applyGender),
  }),
  route("previewNames", {
    method: "get",
    path: "/trees/{tree_id}/cleanup/names",
    summary: "List names with errors, with a correction where it is certain",
    description:
      "Lists names with typical errors, such as a date in the surname or a title in the given names, with a correction where " +
      "it is certain. Nothing is changed.",
    access: user("read"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: nothing,
    reply: list(nameProposalReply, "list"),
    tag: "revision",
    handle: asReader((app) => app.previewNames),
  }),
  route("applyNames", {
    method: "post",
    path: "/trees/{tree_id}/cleanup/names",
    summary: "Correct the parts of names; all of them or none",
    description:
      "Replaces given names and surnames, and the other parts that are given, in one transaction. A nickname becomes a further " +
      "name. Names that already have these parts stay unchanged.",
    access: user("write"),
    heavy: { lane: "shared", account: accountOf, completesFrom: "beginning" },
    takes: json(NameSelection),
    reply: ok(cleanedNamesReply),
    handle: asActor((app) => app.applyNames),
  }),
]
