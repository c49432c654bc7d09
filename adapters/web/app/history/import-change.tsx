import { useAnswer } from "../api/cache.ts"
import { changesOfTree } from "../api/changes.ts"
import { ChangeRow } from "./change.tsx"

interface ImportChangeProps {
  readonly tree: string
  /** The account that imported the file. */
  readonly me: string
  readonly change: string
}

/** An import as the history of the tree shows it, with its undo. */
const ImportChange = ({ tree, me, change }: ImportChangeProps) => {
  const imports = useAnswer(changesOfTree(tree, { actor: me, action: "gedcom.import" }, null)).data?.items ?? []
  return (
    <ol class="changes">
      {imports
        .filter(({ id }) => id === change)
        .map((one) => (
          <ChangeRow key={one.id} tree={tree} change={one} isEditor isOfPerson={false} />
        ))}
    </ol>
  )
}

export default ImportChange
