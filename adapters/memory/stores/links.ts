import { type Link, mayHaveLink } from "../../../core/domain/link/link.ts"
import type { LinkReads, Links } from "../../../core/ports/links/links.ts"
import { copyOf } from "../copy.ts"
import { isLive, membershipKey, type Tables } from "../tables.ts"
import { findIn } from "./records.ts"
import type { Write } from "./writing.ts"

const isOpen =
  (now: Date) =>
  ({ expiresAt }: Link): boolean =>
    expiresAt > now

export const linksIn = ({ links }: Tables, write: Write): Links => ({
  insert: async (link) => write(() => links.insert(link)),
  find: (id) => findIn(links, id),
  countOfTree: async (treeId, now) => links.rows("current", "treeId", treeId).filter(isOpen(now)).length,
  noteOpened: async (treeId, id, at) =>
    write(() => {
      const link = links.get("current", id)
      if (link?.treeId === treeId) links.update({ ...link, opened: link.opened + 1, lastOpenedAt: at })
    }),
  removeOfOthers: async (treeId, { owners, editors }) => {
    const mayStay = ({ makerId, shows }: Link): boolean =>
      owners.includes(makerId) || (editors.includes(makerId) && mayHaveLink("editor", shows))
    const ending = links.rows("current", "treeId", treeId).filter((link) => !mayStay(link))
    write(() => ending.forEach(({ id }) => links.remove(id)))
  },
  remove: async (treeId, id) => {
    const isThere = links.get("current", id)?.treeId === treeId
    write(() => {
      if (isThere) links.remove(id)
    })
    return isThere
  },
})

/** Links to trees, on committed data. */
export const linkReads = ({ links, users, trees, memberships }: Tables): LinkReads => {
  const made = (link: Link) => ({
    ...copyOf(link),
    makerName: users.get("committed", link.makerId)?.displayName ?? null,
  })
  const holds = ({ treeId, makerId, shows }: Link): boolean => {
    const tree = trees.get("committed", treeId)
    const role = memberships.get("committed", membershipKey(treeId, makerId))?.role ?? null
    return tree !== null && isLive(tree) && mayHaveLink(role, shows)
  }
  return {
    ofTree: async (treeId, now) => links.rows("committed", "treeId", treeId).filter(isOpen(now)).map(made),
    byId: async (id, now) => {
      const link = links.get("committed", id)
      return link === null || !isOpen(now)(link) ? null : made(link)
    },
    byTokenHash: async (tokenHash, now) =>
      links.rows("committed", "tokenHash", tokenHash).filter(isOpen(now)).filter(holds).map(copyOf)[0] ?? null,
    byHolderHash: async (holderHash, now) => {
      const [link] = links.rows("committed", "holderHash", holderHash).filter(isOpen(now)).filter(holds)
      return link === undefined ? null : { id: link.id, treeId: link.treeId, shows: link.shows }
    },
  }
}
