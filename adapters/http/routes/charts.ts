import { siblingChoices } from "../../../core/domain/chart/neighbourhood.ts"
import { optionalUser, user } from "../access.ts"
import { neighbourhoodReply } from "../replies/chart.ts"
import { query } from "../request/input.ts"
import { choice, wholeNumber } from "../request/parameters.ts"
import { ok } from "../response/json-replies.ts"
import { route } from "../route.ts"

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

/** The people around a person, and how two persons are related. */
export const chartRoutes = [
  route("getNeighbourhood", {
    method: "get",
    path: "/persons/{person_id}/neighbourhood",
    summary: "Get the people around a person",
    description:
      "Returns ancestors, descendants and siblings of a person with all their partners, the relationships among them, and how many relatives are beyond.",
    access: user("read"),
    takes: extent,
    reply: ok(neighbourhoodReply),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.getNeighbourhood(reader, { ...params, ...input }),
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
    reply: ok(neighbourhoodReply),
    tag: "revision",
    handle:
      (app) =>
      ({ reader, params, input }) =>
        app.getNeighbourhood(reader, { ...params, ...input }),
  }),
]
