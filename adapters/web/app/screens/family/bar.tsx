import { useWords } from "../../words/language.ts"
import { extentOf, type FamilyAddress, familyViews, mostGenerations, writeAddress } from "./address.ts"
import { familyWords } from "./words.ts"

interface FamilyBarProps {
  readonly address: FamilyAddress
  readonly isNarrow: boolean
  readonly onAddress: (address: FamilyAddress) => void
}

interface GenerationsProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const Generations = ({ label, value, onChange }: GenerationsProps) => (
  <label class="generations">
    <span>{label}</span>
    <select value={String(value)} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
      {Array.from({ length: mostGenerations + 1 }, (_, count) => (
        <option key={count} value={String(count)}>
          {count}
        </option>
      ))}
    </select>
  </label>
)

/** Chooses the view and how far it reaches. */
export const FamilyBar = ({ address, isNarrow, onAddress }: FamilyBarProps) => {
  const words = useWords(familyWords)
  const { view, up, down, isChart } = address
  return (
    <div class="family-bar">
      <nav aria-label={words.viewsLabel}>
        {familyViews.map((name) => (
          <a
            key={name}
            href={writeAddress({ ...address, view: name, ...extentOf[name] })}
            aria-current={name === view ? "page" : undefined}
          >
            {words.views[name]}
          </a>
        ))}
      </nav>
      {isNarrow && view === "family" ? (
        <button type="button" class="button" onClick={() => onAddress({ ...address, isChart: !isChart })}>
          {isChart ? words.asCards : words.asChart}
        </button>
      ) : (
        <div class="family-extent">
          <Generations label={words.up} value={up} onChange={(count) => onAddress({ ...address, up: count })} />
          <Generations label={words.down} value={down} onChange={(count) => onAddress({ ...address, down: count })} />
        </div>
      )}
    </div>
  )
}
