import type { Card } from "../model/family.ts"
import type { Sign } from "../model/signs.ts"
import { shortYears } from "../model/short-date.ts"
import { Icon } from "../parts/icon.tsx"
import { useNameOf } from "../parts/person-name.ts"
import { useLanguage, useWords } from "../words/language.ts"
import { useYearsOf } from "../words/life.ts"
import type { PlacedCard } from "./drawing.ts"
import { chartWords } from "./words.ts"

/** What a card shows of a person beside their name and years. */
export interface CardFacts {
  readonly person: Card
  /** What the reader calls the person: "great-grandmother". Empty if they are not related. */
  readonly kin: string
  readonly signs: readonly NamedSign[]
  readonly href: string
}

/** A sign of a person, with the name of the partner that it is about. */
export interface NamedSign {
  readonly kind: Sign["kind"]
  readonly partner: string | null
}

const iconOf = { adopted: "adopted", divorce: "parted", annulment: "parted" } as const

/** The signs of a person, each with its word. Signs of the same kind are one. */
export const Signs = ({ signs }: { readonly signs: readonly NamedSign[] }) => {
  const words = useWords(chartWords)
  const kinds = [...new Set(signs.map(({ kind }) => kind))]
  return (
    <>
      {kinds.map((kind) => {
        const partners = signs.flatMap((sign) => (sign.kind === kind && sign.partner !== null ? [sign.partner] : []))
        return (
          <span key={kind} class="sign" title={words.signOf({ kind, partner: partners.join(", ") })}>
            {" "}
            <Icon name={iconOf[kind]} />
            {words.signs[kind]}
          </span>
        )
      })}
    </>
  )
}

interface ChartCardProps extends CardFacts {
  readonly card: PlacedCard
  readonly isRoot: boolean
  readonly isSelected: boolean
  /** Whether a search has just found the person. */
  readonly isFound: boolean
  /** True for the one card that the tab key reaches. */
  readonly isStop: boolean
  readonly onSelect: () => void
  /** Whether the focus came by a key, so that it is to be seen. */
  readonly onFocus: (isByKeys: boolean) => void
  readonly onHover: (isOver: boolean) => void
  /** Absent for readers who may not add anybody. */
  readonly onAdd: (() => void) | undefined
}

const initialsOf = ({ given_name, surname, display_name }: Card): string => {
  const parts = [given_name ?? display_name, surname ?? ""]
  return parts
    .map((part) => /\p{L}/u.exec(part)?.[0] ?? "")
    .join("")
    .toUpperCase()
}

/** The picture of a person, or the first letters of their name. The shape of the frame says the sex. */
export const Portrait = ({ person }: { readonly person: Card }) => (
  <span class={`portrait is-${person.gender ?? "unknown"}`} aria-hidden="true">
    {person.portrait === null ? initialsOf(person) : <img src={person.portrait.url} alt="" loading="lazy" />}
  </span>
)

/** What a screen reader says of a card: "Albert, 1819 to 1861, husband". */
export const useLabelOf = (): ((facts: Pick<CardFacts, "person" | "kin" | "signs">) => string) => {
  const words = useWords(chartWords)
  const nameOf = useNameOf()
  const language = useLanguage()
  return ({ person, kin, signs }) => {
    const { birth, birth_year, death, death_year, death_known } = person
    const [from, to] = [shortYears(birth, birth_year, language), shortYears(death, death_year, language)]
    const said = signs.map(({ kind, partner }) => words.signOf({ kind, partner: partner ?? "" }))
    return [
      nameOf(person),
      words.lived({ birth: from ?? "", death: to ?? "", state: death_known === true ? "dead" : "" }),
      kin,
      ...said,
    ]
      .filter((part) => part !== "")
      .join(", ")
  }
}

/** A card of a chart: a link to the person. The first click selects, and nothing moves. */
export const ChartCard = (props: ChartCardProps) => {
  const { card, person, kin, signs, href, isRoot, isSelected, isFound, isStop, onSelect, onFocus, onHover, onAdd } =
    props
  const words = useWords(chartWords)
  const nameOf = useNameOf()
  const yearsOf = useYearsOf()
  const name = nameOf(person)
  const place = {
    transform: `translate(${card.x}px, ${card.y}px)`,
    width: `${card.width}px`,
    height: `${card.height}px`,
  }
  const marks = [
    card.full ? "" : " is-link",
    isRoot ? " is-root" : "",
    isSelected ? " is-selected" : "",
    isFound ? " is-found" : "",
  ]
  return (
    <div class={`card${marks.join("")}`} style={place}>
      <a
        href={href}
        data-key={card.key}
        data-person={person.id}
        tabIndex={isStop ? 0 : -1}
        draggable={false}
        aria-label={card.full ? undefined : words.again({ name })}
        aria-current={isSelected ? "true" : undefined}
        onFocus={({ currentTarget }) => onFocus(currentTarget.matches(":focus-visible"))}
        onMouseEnter={() => onHover(true)}
        onMouseLeave={() => onHover(false)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          event.stopPropagation()
          onSelect()
        }}
      >
        {card.full ? <Portrait person={person} /> : null}
        <span class="card-words">
          <span class="card-name">
            {card.full ? null : <span aria-hidden="true">↗ </span>}
            {name}
          </span>
          {card.full ? (
            <span class="card-years">
              {yearsOf(person)}
              <Signs signs={signs} />
            </span>
          ) : null}
          {card.full && kin !== "" ? <span class="card-kin">{kin}</span> : null}
        </span>
      </a>
      {onAdd === undefined || !card.full ? null : (
        <button type="button" class="card-add" tabIndex={-1} aria-label={words.add({ name })} onClick={onAdd}>
          +
        </button>
      )}
    </div>
  )
}
