import { useLocation, useRoute } from "preact-iso/router"
import { Detach } from "../../pictures/attach.tsx"
import { ChooseMedium } from "../../pictures/choose-medium.tsx"
import { Drop } from "../../pictures/drop.tsx"
import { Lightbox } from "../../pictures/lightbox.tsx"
import { isOf, type Medium, type Target, thumbnailOf, titleOf } from "../../pictures/media.ts"
import { MediumTile } from "../../pictures/tile.tsx"
import { pictureWords } from "../../pictures/words.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { mediaWords } from "../media/words.ts"
import type { PersonFacts } from "../../life/data.ts"
import { useLabelOfFact } from "../../life/life.tsx"

type PersonEvent = PersonFacts["events"][number]

/** What a reader may do with media. */
export interface Reader {
  readonly isMember: boolean
  readonly isEditor: boolean
}

/** Where a medium is shown large: among all of the tree for members, on the page of the person for others. */
const addressOf = ({ id, tree_id: tree }: PersonFacts["person"], { isMember }: Reader, open: string): string =>
  isMember ? to.media(tree, { person: id, open }) : to.personPage(tree, id, { open })

interface PicturesProps {
  readonly facts: PersonFacts
  readonly name: string
  readonly reader: Reader
}

/** The media of a person, of their events and of their sources. Editors attach and detach them. */
export const Pictures = ({ facts, name, reader }: PicturesProps) => {
  const { person, events, media } = facts
  const { isMember, isEditor } = reader
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
            href={addressOf(person, reader, medium.id)}
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
      {isMember ? null : <LargeOne facts={facts} />}
    </section>
  )
}

/** The medium that the address names, large, for those who are no members. */
const LargeOne = ({ facts: { person, media } }: Pick<PicturesProps, "facts">) => {
  const words = useWords(mediaWords)
  const { route } = useLocation()
  const { open = "" } = useRoute().query
  const medium = media.find(({ id }) => id === open)
  if (medium === undefined) return null
  const { id, tree_id: tree } = person
  return (
    <Lightbox
      id={open}
      medium={medium}
      among={media}
      onLookAt={(next) => route(to.personPage(tree, id, { open: next }), next !== null)}
    >
      <p class="buttons">
        <a class="button" href={medium.url ?? undefined} download={medium.filename ?? ""}>
          {words.download}
        </a>
      </p>
    </Lightbox>
  )
}

interface EventMediaProps {
  readonly facts: PersonFacts
  readonly event: PersonEvent
  readonly reader: Reader
}

/** The media of an event, small. */
export const EventMedia = ({ facts: { person, media }, event, reader }: EventMediaProps) => {
  const words = useWords(pictureWords)
  const shown = media.filter((medium) => isOf(medium, { kind: "event", id: event.id }))
  if (shown.length === 0) return null
  return (
    <div class="event-media">
      {shown.map((medium) => (
        <a key={medium.id} href={addressOf(person, reader, medium.id)} aria-label={titleOf(medium, words.untitled)}>
          {thumbnailOf(medium, 160) === null ? (
            titleOf(medium, words.untitled)
          ) : (
            <img src={thumbnailOf(medium, 160) ?? ""} alt="" loading="lazy" />
          )}
        </a>
      ))}
    </div>
  )
}

/** The way to attach a picture or document to an event, for editors. */
export const AttachToEvent = ({ facts: { person }, event, reader }: EventMediaProps) => {
  const labelOf = useLabelOfFact()
  if (!reader.isEditor) return null
  return <ChooseMedium tree={person.tree_id} to={{ kind: "event", id: event.id }} name={labelOf(event)} isSmall />
}
