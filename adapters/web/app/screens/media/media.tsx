import { useLocation, useRoute } from "preact-iso/router"
import { answers, useAnswer } from "../../api/cache.ts"
import { canEdit } from "../../api/trees.ts"
import { Select } from "../../parts/form.tsx"
import { ListPage } from "../../parts/list-page.tsx"
import { Screen } from "../../parts/screen.tsx"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { Drop } from "../../pictures/drop.tsx"
import { type MediaWanted, type Medium, mediaPage, shows } from "../../pictures/media.ts"
import { MediumTile } from "../../pictures/tile.tsx"
import { pictureWords } from "../../pictures/words.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { MediumInTree } from "./medium-in-tree.tsx"
import { mediaWords } from "./words.ts"

/** What an address wants to see. */
const wantedIn = ({ show, person }: Readonly<Record<string, string>>): MediaWanted => ({
  show: shows.find((one) => one === show) ?? "all",
  person: person ?? null,
})

const queryOf = ({ show, person }: MediaWanted) => ({ show: show === "all" ? null : show, person })

/** The media on the pages that have been loaded, in their order. */
const loadedMedia = (tree: string, wanted: MediaWanted): readonly Medium[] => {
  const media: Medium[] = []
  for (let cursor: string | null = null; ; ) {
    const page: { readonly items: readonly Medium[]; readonly next: string | null } | undefined = answers.getQueryData([
      ...mediaPage(tree, wanted, cursor).key,
    ])
    if (page === undefined) return media
    for (const medium of page.items) media.push(medium)
    if (page.next === null) return media
    cursor = page.next
  }
}

/** The pictures and documents of a tree, page by page as the reader scrolls. */
const Media = () => <TreeFrame>{(inTree) => <Whole {...inTree} />}</TreeFrame>

const Whole = ({ tree, isVisitor }: InTree) => {
  const words = useWords(mediaWords)
  const shared = useWords(pictureWords)
  const { route, url } = useLocation()
  const { query } = useRoute()
  const wanted = wantedIn(query)
  const { open = "" } = query
  const show = (shown: MediaWanted["show"]): void => route(to.media(tree.id, queryOf({ ...wanted, show: shown })))
  if (isVisitor)
    return (
      <Screen title={words.title} shape="narrow">
        <p>{words.members}</p>
        <a class="button is-main" href={to.signIn(url)}>
          {words.signIn}
        </a>
      </Screen>
    )
  const grid = (
    <ul class="media" key={JSON.stringify(wanted)}>
      <MediaPage tree={tree.id} wanted={wanted} cursor={null} />
    </ul>
  )
  const lookAt = (id: string | null): void =>
    route(to.media(tree.id, { ...queryOf(wanted), open: id }), open !== "" && id !== null)
  return (
    <Screen title={words.title}>
      <form class="filter">
        <Select
          name="show"
          label={shared.show}
          value={wanted.show}
          options={shows.map((value) => ({ value, label: shared.shows[value] }))}
          onChange={show}
        />
      </form>
      {canEdit(tree) ? (
        <Drop tree={tree.id} to={wanted.person === null ? null : { kind: "person", id: wanted.person }}>
          {grid}
        </Drop>
      ) : (
        grid
      )}
      {open === "" ? null : (
        <MediumInTree tree={tree} id={open} among={loadedMedia(tree.id, wanted)} onLookAt={lookAt} />
      )}
    </Screen>
  )
}

interface MediaPageProps {
  readonly tree: string
  readonly wanted: MediaWanted
  readonly cursor: string | null
}

const MediaPage = ({ tree, wanted, cursor }: MediaPageProps) => {
  const words = useWords(mediaWords)
  const answer = useAnswer(mediaPage(tree, wanted, cursor))
  const none = wanted.show === "all" ? words.none : words.noneSuch
  return (
    <ListPage
      answer={answer}
      none={cursor === null ? none : null}
      more={words.more}
      row={(medium) => (
        <MediumTile key={medium.id} medium={medium} href={to.media(tree, { ...queryOf(wanted), open: medium.id })} />
      )}
      page={(next) => <MediaPage tree={tree} wanted={wanted} cursor={next} />}
    />
  )
}

export default Media
