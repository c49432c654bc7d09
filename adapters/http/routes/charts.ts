import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { siblingChoices } from "../../../core/domain/chart/neighbourhood.ts"
import { PersonId } from "../../../core/domain/ids.ts"
import { KinshipRequest } from "../../../core/domain/kinship/kinship-input.ts"
import type { LineageRead } from "../../../core/domain/lineage.ts"
import type { App, Reader } from "../../../core/index.ts"
import { optionalUser, treeReader } from "../operation/access.ts"
import { asReader } from "../operation/as-caller.ts"
import { linkedOn } from "../codecs/media.ts"
import { kinshipListReply, kinshipReply, neighbourhoodReply, personPageReply, reckoningReply } from "../codecs/chart.ts"
import { familyReply, lineageReply } from "../codecs/person.ts"
import { json } from "../request/body/body.ts"
import { nothing, query } from "../request/input.ts"
import { choice, generations, idOrNull, personIdList, wholeNumber } from "../request/parameters.ts"
import { inParts, lists } from "../response/list-replies.ts"
import { route } from "../operation/route.ts"

const extent = query({
  up: wholeNumber("The number of generations of ancestors.", { min: 0, max: 20, absent: 3 }),
  down: wholeNumber("The number of generations of descendants.", { min: 0, max: 20, absent: 1 }),
  siblings: choice(
    "The siblings to include: those of the root, none, or `all`: those of the root and of each ancestor below the top row.",
    siblingChoices,
  ),
  most: wholeNumber("The most persons. Above that the farthest generations are left out and counted in `more`.", {
    min: 1,
    max: 2_000,
    absent: 600,
  }),
})

interface PageCall {
  readonly reader: Reader
  readonly params: { readonly personId: PersonId }
}

/** Gets the page of a person, with the addresses of its media. */
const getPage =
  (app: App) =>
  async ({ reader, params }: PageCall) =>
    pipe(
      await app.getPersonPage(reader, params),
      E.map(({ media, mediaSurface, ...page }) => ({ ...page, media: media.map(linkedOn(mediaSurface)) })),
    )

const paths = query({
  paths: wholeNumber("The most ways to return.", { min: 1, max: 10, absent: 3 }),
})

const kinOfMany = query({
  of: idOrNull("The person in the middle. Required.", PersonId),
  ids: personIdList("The ids of the other persons, separated by commas, at most 1,000."),
})

/** The people around a person, and how two persons are related. */
export const chartRoutes = [
  route("getNeighbourhood", {
    method: "get",
    path: "/persons/{person_id}/neighbourhood",
    summary: "Get the people around a person",
    description:
      "Returns ancestors, descendants and siblings of a person with all their partners, the relationships among them, " +
      "and how many relatives are beyond.",
    access: treeReader,
    takes: extent,
    reply: inParts(neighbourhoodReply),
    tag: "revision",
    handle: asReader((app) => app.getNeighbourhood),
  }),
  route("getPersonPage", {
    method: "get",
    path: "/persons/{person_id}/page",
    summary: "Get everything about one person",
    description:
      "Returns a person with names, events, family, citations, sources and media: at most 500 of each, and in `more` " +
      "how many are left out. Each part has what the reader may see.",
    access: treeReader,
    takes: nothing,
    reply: inParts(personPageReply),
    tag: "revision",
    handle: getPage,
  }),
  route("getReckoning", {
    method: "get",
    path: "/persons/{person_id}/reckoning",
    summary: "Reckon when a person was born and died",
    description:
      "Returns the years between which a person was born and died, as they follow from the events of the person, of parents, " +
      "children, siblings and partners, each bound with the fact that gives it, and the facts that cannot all be true. " +
      "The rules and their limits are in `reckoning_rules` of `/vocabulary`. Only members can read it.",
    access: treeReader,
    takes: nothing,
    reply: inParts(reckoningReply),
    tag: "revision",
    handle: asReader((app) => app.getReckoning),
  }),
  route("getKinship", {
    method: "get",
    path: "/persons/{person_id}/kinship/{other_id}",
    summary: "Find out how two persons are related",
    description:
      "Returns the ways from one person to another over parents, children and partners, with the name of the kinship " +
      "in English. A hidden person blocks a way.",
    access: treeReader,
    takes: paths,
    reply: inParts(kinshipReply),
    tag: "revision",
    handle: asReader((app) => app.getKinship),
  }),
  route("listKinship", {
    method: "get",
    path: "/trees/{tree_id}/kinship",
    summary: "Name the kinship of many persons to one person",
    description:
      "Returns what each person is to the person in the middle, by id. Relatives by marriage are found up to twelve " +
      "steps away. Unrelated persons are absent.",
    access: treeReader,
    takes: kinOfMany,
    reply: inParts(kinshipListReply),
    tag: "revision",
    handle: asReader((app) => app.listKinship),
  }),
  route("findKinship", {
    method: "post",
    path: "/trees/{tree_id}/kinship",
    summary: "Name the kinship of many persons to one person, for long lists",
    description: "Answers as the GET of the same address does. Nothing is changed.",
    access: treeReader,
    least: "viewer",
    takes: json(KinshipRequest),
    reply: inParts(kinshipListReply),
    handle: asReader((app) => app.listKinship),
  }),
]

/** The same for visitors without an account. */
export const publicChartRoutes = [
  route("getPublicNeighbourhood", {
    method: "get",
    path: "/public/persons/{person_id}/neighbourhood",
    summary: "Get the people around a person",
    description:
      "Returns the people around a person of a visible tree. Living persons are redacted, and hidden persons lead nowhere.",
    access: optionalUser,
    takes: extent,
    reply: inParts(neighbourhoodReply),
    tag: "revision",
    handle: asReader((app) => app.getNeighbourhood),
  }),
  route("getPublicPersonPage", {
    method: "get",
    path: "/public/persons/{person_id}/page",
    summary: "Get everything about one person",
    description:
      "Returns a person of a visible tree with names, events, family, citations, sources and media, as far as the reader may see them.",
    access: optionalUser,
    takes: nothing,
    reply: inParts(personPageReply),
    tag: "revision",
    handle: getPage,
  }),
  route("getPublicKinship", {
    method: "get",
    path: "/public/persons/{person_id}/kinship/{other_id}",
    summary: "Find out how two persons are related",
    description: "Returns the ways from one person of a visible tree to another. A hidden person blocks a way.",
    access: optionalUser,
    takes: paths,
    reply: inParts(kinshipReply),
    tag: "revision",
    handle: asReader((app) => app.getKinship),
  }),
  route("listPublicKinship", {
    method: "get",
    path: "/public/trees/{tree_id}/kinship",
    summary: "Name the kinship of many persons to one person",
    description: "Returns what each person of a visible tree is to the person in the middle, by id.",
    access: optionalUser,
    takes: kinOfMany,
    reply: inParts(kinshipListReply),
    tag: "revision",
    handle: asReader((app) => app.listKinship),
  }),
  route("getPublicFamily", {
    method: "get",
    path: "/public/persons/{person_id}/family",
    summary: "Get the parents, siblings, partners and children of a person",
    description: "Returns the closest relatives of a person of a visible tree. Hidden persons leave no trace.",
    access: optionalUser,
    takes: nothing,
    reply: inParts(familyReply),
    tag: "revision",
    handle: asReader((app) => app.getFamily),
  }),
  route("getPublicAncestors", {
    method: "get",
    path: "/public/persons/{person_id}/ancestors",
    summary: "Get a person and their ancestors",
    description: "Returns a person of a visible tree with the ancestors. The line ends at a hidden person.",
    access: optionalUser,
    takes: query({ generations }),
    reply: lists<LineageRead>(lineageReply),
    tag: "revision",
    handle: asReader((app) => app.getAncestors),
  }),
  route("getPublicDescendants", {
    method: "get",
    path: "/public/persons/{person_id}/descendants",
    summary: "Get a person and their descendants",
    description: "Returns a person of a visible tree with the descendants. The line ends at a hidden person.",
    access: optionalUser,
    takes: query({ generations }),
    reply: lists<LineageRead>(lineageReply),
    tag: "revision",
    handle: asReader((app) => app.getDescendants),
  }),
]
