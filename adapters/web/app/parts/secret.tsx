import { useState } from "preact/hooks"
import { useCommonWords } from "../words/language.ts"
import { Icon } from "./icon.tsx"

/** A text that is shown only now, with a button that copies it. */
export const Secret = ({ text }: { readonly text: string }) => {
  const words = useCommonWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div class="stack">
      <output class="secret">{text}</output>
      <p>
        <button type="button" class="button is-main" onClick={() => void copy().catch(() => {})}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? words.copied : words.copy}
        </button>
      </p>
    </div>
  )
}
