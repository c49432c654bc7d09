import type { Source } from "../../evidence/source.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { isEvidenceUnread, sourceWithUnread, withFields } from "../kept/unread-evidence.ts"
import { readSource, type SourceValues } from "../structures/reading/read-source.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { inTheirLines, rewriteIdentifiers } from "./rewrite-identifiers.ts"
import { rewriteChildren } from "./rewrite-structure.ts"
import { type RewriteContext, startReadContext } from "./rewrite-context.ts"
import { textStructure } from "../structures/structure.ts"
import { writeRepository, writeSource } from "../structures/writing/write-source.ts"

/** The SOUR record of a source, and a REPO record for its repository if none is kept. */
export const rewriteSource = (
  kept: KeptNode | null,
  stored: Source,
  { xref, repositoryXref }: { readonly xref: string; readonly repositoryXref: string },
  rewriting: RewriteContext,
): readonly GedcomStructure[] => {
  const { version } = rewriting
  const repository = stored.repository === null ? [] : [writeRepository(repositoryXref, stored.repository)]
  if (kept === null)
    return [{ ...textStructure("SOUR", "", writeSource(stored, repositoryXref, version)), xref }, ...repository]
  const { reading, isUsed } = startReadContext(rewriting)
  const read = readSource(kept, reading)
  const source = withFields(isEvidenceUnread(kept) ? sourceWithUnread(stored, read) : stored, read)
  const now = writeSource({ ...source, ...inTheirLines }, repositoryXref, version)
  const staysThere = read.repository === source.repository
  const before = writeSource({ ...read, ...inTheirLines }, staysThere ? repositoryXref : "@VOID@", version).filter(
    ({ tag }) => tag !== "TITL" || !losesTitle(kept, read, source),
  )
  const rewritten = rewriteChildren({ structure: kept, isUsed, alwaysRewritten: new Set() }, before, now)
  const identifiers = { before: read.identifiers, now: source.identifiers }
  const children = rewriteIdentifiers(rewritten, identifiers, { record: "SOUR", version })
  return [{ ...kept, xref, children }, ...(staysThere ? [] : repository)]
}

/** Whether the title is that of ABBR or TEXT, which have another text now: then the title needs a TITL of its own. */
const losesTitle = ({ children }: KeptNode, read: SourceValues, now: SourceValues): boolean =>
  (read.abbreviation !== now.abbreviation || read.text !== now.text) &&
  !children.some(({ tag, value }) => tag === "TITL" && value.trim() !== "")
