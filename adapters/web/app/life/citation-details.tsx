import type { Schemas } from "../api/client.ts"
import { WebLink } from "../parts/web-link.tsx"
import { useWords } from "../words/language.ts"
import { citationWords } from "./citation-words.ts"
import { lookUp } from "../texts/look-up.ts"

type Citation = Schemas["CitationRead"]

/** What a citation says beside its source and page: the text, when and for what event it was recorded, notes, a link. */
export const CitationDetails = ({ citation }: { readonly citation: Citation }) => {
  const words = useWords(citationWords)
  const { text, date, event_type, role, notes, url } = citation
  const recorded = [
    date === null ? null : words.recorded({ date }),
    event_type === null ? null : words.event({ event: lookUp(words.kinds, event_type) ?? event_type }),
    role === null ? null : words.role({ role: lookUp(words.kinds, role) ?? role }),
  ].filter((part) => part !== null)
  return (
    <>
      {text === null ? null : <q class="written">{text}</q>}
      {recorded.length === 0 ? null : <span class="soft small">{recorded.join(", ")}</span>}
      {notes === null ? null : <span class="soft small written">{notes}</span>}
      <WebLink url={url} />
    </>
  )
}
