import { Detach } from "../../pictures/attach.tsx"
import { ChooseMedium } from "../../pictures/choose-medium.tsx"
import { Drop } from "../../pictures/drop.tsx"
import { isOf, type Medium, type Target, thumbnailOf, titleOf } from "../../pictures/media.ts"
import { MediumTile } from "../../pictures/tile.tsx"
import { pictureWords } from "../../pictures/words.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import type { PersonFacts } from "./data.ts"
import { personWords } from "./words.ts"

type PersonEvent = PersonFacts["events"][number]

interface PicturesProps {
  readonly facts: PersonFacts
  readonly name: string
  readonly isEditor: boolean
}

/** The media of a person, of their events and of their sources. Editors attach and detach them. */
export const Pictures = ({ facts: { person, events, media }, name, isEditor }: PicturesProps) => {
  const words = useWords(pictureWords)
  const { id, tree_id: tree } = person
  const own: Target = { kind: "person", id }
  const targets: readonly Target[] = [own, ...events.map((event): Target => ({ kind: "event", id: event.id }))]
  const isDetachable = (medium: Medium): boolean => isEditor && targets.some((target) => isOf(medium, target))
  const grid =
    media.length === 0 ? null : (
      <ul class="media">
        {media.map((medium) => (
          <MediumTile
            key={medium.id}
            medium={medium}
            href={to.media(tree, { person: id, open: medium.id })}
            beside={isDetachable(medium) ? <Detach tree={tree} medium={medium} /> : null}
          />
        ))}
      </ul>
    )
  if (grid === null && !isEditor) return null
  return (
    <section class="pictures">
      <h2>{words.pictures}</h2>
      {isEditor ? (
        <>
          <p class="buttons">
            <ChooseMedium tree={tree} to={own} name={name} />
          </p>
          <Drop tree={tree} to={own}>
            {grid}
          </Drop>
        </>
      ) : (
        grid
      )}
    </section>
  )
}

interface EventMediaProps {
  readonly facts: PersonFacts
  readonly event: PersonEvent
  readonly isEditor: boolean
}

/** The media of an event, small, and for editors the way to attach one. */
export const EventMedia = ({ facts: { person, media }, event, isEditor }: EventMediaProps) => {
  const words = useWords(pictureWords)
  const { events } = useWords(personWords)
  const own: Target = { kind: "event", id: event.id }
  const shown = media.filter((medium) => isOf(medium, own))
  const { id, tree_id: tree } = person
  if (shown.length === 0 && !isEditor) return null
  return (
    <div class="event-media">
      {shown.map((medium) => (
        <a
          key={medium.id}
          href={to.media(tree, { person: id, open: medium.id })}
          aria-label={titleOf(medium, words.untitled)}
        >
          {thumbnailOf(medium, 160) === null ? (
            titleOf(medium, words.untitled)
          ) : (
            <img src={thumbnailOf(medium, 160) ?? ""} alt="" loading="lazy" />
          )}
        </a>
      ))}
      {isEditor ? (
        <ChooseMedium tree={tree} to={own} name={events[event.type] ?? event.type.replaceAll("_", " ")} isSmall />
      ) : null}
    </div>
  )
}
