import type * as t from "io-ts"
import { text, wire } from "../../codec/wire.ts"
import type { Via } from "../audit/via.ts"
import type { ProposalCommentId, ProposalId, TreeId, UserId } from "../ids.ts"
import type { NamedUser } from "./proposal.ts"

/** What a member says about a proposal. */
export interface ProposalComment {
  readonly id: ProposalCommentId
  readonly treeId: TreeId
  readonly proposalId: ProposalId
  readonly authorId: UserId
  /** By which credentials it was written. */
  readonly via: Via
  readonly text: string
  readonly createdAt: Date
}

/** A comment with its author; null if the account no longer exists. */
export type ProposalCommentRow = ProposalComment & { readonly author: NamedUser | null }

/** A comment as members see it. */
export type ProposalCommentRead = Omit<ProposalCommentRow, "treeId" | "authorId">

export const proposalCommentRead = ({
  treeId: _tree,
  authorId: _author,
  ...read
}: ProposalCommentRow): ProposalCommentRead => read

export const ProposalCommentCreate = wire("ProposalCommentCreate", { text: text(10_000, 1) })
export type ProposalCommentCreate = Readonly<t.TypeOf<typeof ProposalCommentCreate>>
