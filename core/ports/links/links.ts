import type { Link, LinkGrant, MadeLink } from "../../domain/link/link.ts"
import type { LinkId, TreeId, UserId } from "../../domain/ids.ts"

/** The members of a tree by what they may have links to. */
export interface LinkMakers {
  readonly owners: readonly UserId[]
  readonly editors: readonly UserId[]
}

/** Links to trees, within a transaction. */
export interface Links {
  insert(link: Link): Promise<void>
  /** The link with this id. Takes no lock. */
  find(id: LinkId): Promise<Link | null>
  /** The number of unexpired links of the tree. */
  countOfTree(treeId: TreeId, now: Date): Promise<number>
  /** Counts an opening. This is no change of the tree. */
  noteOpened(treeId: TreeId, id: LinkId, at: Date): Promise<void>
  /** Removes the links of the tree whose makers may not have them. */
  removeOfOthers(treeId: TreeId, makers: LinkMakers): Promise<void>
  /** Removes the link. False if it is gone already. */
  remove(treeId: TreeId, id: LinkId): Promise<boolean>
}

export interface LinkReads {
  /** The unexpired links of the tree, oldest first. */
  ofTree(treeId: TreeId, now: Date): Promise<readonly MadeLink[]>
  /** The unexpired link with this id. */
  byId(id: LinkId, now: Date): Promise<MadeLink | null>
  /** The unexpired link with a token of this hash, if its tree is live and its maker may still have it. */
  byTokenHash(tokenHash: string, now: Date): Promise<Link | null>
  /** The same by the hash of the token of its holder. */
  byHolderHash(holderHash: string, now: Date): Promise<LinkGrant | null>
}
