import { useViewer, viewAs } from "../../api/view-as.ts"
import { useCommonWords } from "../../words/language.ts"
import { Icon } from "../icon.tsx"

/** Says that the tree is shown as someone else sees it, and ends that. */
export const ViewingBanner = ({ tree }: { readonly tree: string }) => {
  const words = useCommonWords()
  const viewer = useViewer(tree)
  return (
    <div class="viewing-place" role="status">
      {viewer === null ? null : (
        <div class="viewing">
          <Icon name="eye" />
          <p>
            {words.viewAs.banner({ who: viewer.kind === "member" ? viewer.name : words.viewAs.kinds[viewer.kind] })}
          </p>
          <button type="button" class="button" onClick={() => void viewAs(tree, null)}>
            {words.viewAs.stop}
          </button>
        </div>
      )}
    </div>
  )
}
