import { useEffect, useState } from "preact/hooks"
import { heldTree } from "../device.ts"
import { answers } from "./cache.ts"
import { useMe } from "./session.ts"
import { onViewer, setViewer, type Viewer, viewerOf } from "./viewers.ts"

/** As who the reader looks at a tree; null for themselves. */
export const useViewer = (tree: string | null): Viewer | null => {
  const [, render] = useState(0)
  useEffect(() => onViewer(() => render((count) => count + 1)), [])
  return tree === null ? null : viewerOf(tree)
}

/** Looks at a tree as someone else from now on; null for the reader. Answers on their way are given up. */
export const viewAs = async (tree: string, viewer: Viewer | null): Promise<void> => {
  await answers.cancelQueries({ queryKey: ["tree", tree] })
  setViewer(tree, viewer)
}

/**
 * Whether a tree is read as by a visitor without an account and without a link to it. Undefined until it is known who
 * reads.
 */
export const useIsVisitor = (tree: string): boolean | undefined => {
  const me = useMe().data
  const viewer = useViewer(tree)
  if (me === undefined) return undefined
  return me === null ? heldTree() !== tree : viewer?.kind === "anonymous"
}
