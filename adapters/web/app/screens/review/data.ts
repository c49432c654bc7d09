import { type Question, question } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { nextIn } from "../../api/pages.ts"
import { answerOf } from "../../api/problems.ts"

const PAGE = 50

export const statuses = ["pending", "applied", "rejected"] as const
export const origins = ["all", "contributor", "assistant"] as const

/** Which proposals the list shows. */
export interface Wanted {
  readonly status: (typeof statuses)[number]
  readonly origin: (typeof origins)[number]
}

/** What an address wants. */
export const wantedIn = ({ status, origin }: Readonly<Record<string, string>>): Wanted => ({
  status: statuses.find((one) => one === status) ?? "pending",
  origin: origins.find((one) => one === origin) ?? "all",
})

/** The same for an address, without what goes without saying. */
export const queryOf = ({ status, origin }: Wanted) => ({
  status: status === "pending" ? null : status,
  origin: origin === "all" ? null : origin,
})

/** A page of the list, and the cursor of the next one. */
export interface Page {
  readonly proposals: readonly Schemas["ProposalRead"][]
  readonly next: string | null
}

export const pageQuestion = (tree_id: string, { status, origin }: Wanted, cursor: string | null): Question<Page> => ({
  key: ["tree", tree_id, "proposals", status, origin, cursor],
  ask: async (signal) => {
    const query = {
      status,
      limit: PAGE,
      ...(origin === "all" ? {} : { origin }),
      ...(cursor === null ? {} : { cursor }),
    }
    const params = { path: { tree_id }, query }
    const { data, response } = await answerOf(api.GET("/trees/{tree_id}/proposals", { params, signal }))
    return { proposals: data, next: nextIn(response) }
  },
})

export const proposalQuestion = (tree_id: string, proposal_id: string): Question<Schemas["ProposalDetail"]> =>
  question(["tree", tree_id, "proposal", proposal_id], (signal) =>
    api.GET("/proposals/{proposal_id}", { params: { path: { proposal_id } }, signal }),
  )

export const commentsQuestion = (tree_id: string, proposal_id: string) =>
  question(["tree", tree_id, "proposal", proposal_id, "comments"], (signal) =>
    api.GET("/proposals/{proposal_id}/comments", { params: { path: { proposal_id } }, signal }),
  )
