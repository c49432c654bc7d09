import { useLocation, useRoute } from "preact-iso/router"
import { useState } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import { canEdit, canSuggest, type Tree } from "../../api/trees.ts"
import { Answered } from "../../parts/answered.tsx"
import { Remove } from "../../facts/remove.tsx"
import { Confirm } from "../../parts/dialogs/confirm.tsx"
import { Dialog } from "../../parts/dialogs/dialog.tsx"
import { ListPage } from "../../parts/list-page.tsx"
import { useNameOf } from "../../parts/person-name.ts"
import { WebLink } from "../../parts/web-link.tsx"
import { Screen } from "../../parts/screen.tsx"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { Detach } from "../../pictures/attach.tsx"
import { ChooseMedium } from "../../pictures/choose-medium.tsx"
import { Drop } from "../../pictures/drop.tsx"
import { isOf, mediaPage, type MediaWanted, type Medium, type Target } from "../../pictures/media.ts"
import { MediumTile } from "../../pictures/tile.tsx"
import { pictureWords } from "../../pictures/words.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { CitationDetails } from "../../life/citation-details.tsx"
import { Identifiers } from "../../life/identifiers.tsx"
import { OtherLines } from "../../life/other-lines.tsx"
import { personWords } from "../../life/words.ts"
import { type Source, sourceQuestion } from "../../api/sources.ts"
import { citationCount, type CitedPeople, citedPage, MOST_COUNTED } from "./data.ts"
import { SourceForm } from "./form.tsx"
import { sourceWords } from "./words.ts"
import { lookUp } from "../../texts/look-up.ts"
import { pageInWords } from "../../words/page.ts"

/** One source: what is known of it, and what it is cited for. */
const SourcePage = () => <TreeFrame>{(inTree) => <Whole {...inTree} />}</TreeFrame>

const Whole = ({ tree, isVisitor }: InTree) => {
  const words = useWords(sourceWords)
  const { url } = useLocation()
  const id = useRoute().params["source"] ?? ""
  const answer = useAnswer(isVisitor ? null : sourceQuestion(tree.id, id))
  if (isVisitor)
    return (
      <Screen title={words.title} shape="narrow">
        <p>{words.members}</p>
        <a class="button is-main" href={to.signIn(url)}>
          {words.signIn}
        </a>
      </Screen>
    )
  const source = answer.data
  if (source !== undefined) return <About tree={tree} source={source} />
  return (
    <Screen title={words.title} shape="narrow">
      <Answered answer={answer}>{() => null}</Answered>
    </Screen>
  )
}

const About = ({ tree, source }: { readonly tree: Tree; readonly source: Source }) => {
  const words = useWords(sourceWords)
  const known = (
    ["abbreviation", "author", "publication", "repository", "call_number", "text", "notes"] as const
  ).filter((field) => source[field] !== null)
  return (
    <Screen
      title={source.title}
      beside={!canSuggest(tree) ? null : <Change tree={tree.id} source={source} mayWrite={canEdit(tree)} />}
    >
      <dl class="facts">
        {known.map((field) => (
          <div key={field} class="fact">
            <dt class="fact-name">{words.fields[field]}</dt>
            <dd class="written">{source[field]}</dd>
          </div>
        ))}
      </dl>
      {source.url === null ? null : (
        <p>
          <WebLink url={source.url} />
        </p>
      )}
      <Identifiers identifiers={source.identifiers} />
      {tree.role === null ? null : <OtherLines tree={tree.id} of={{ kind: "source", id: source.id }} />}
      <Pictures tree={tree} source={source} />
      <section>
        <h2>{words.citedBy}</h2>
        <Count tree={tree.id} source={source.id} />
        <ul class="rows">
          <CitedPage tree={tree.id} source={source.id} cursor={null} />
        </ul>
      </section>
      {canSuggest(tree) ? <Delete tree={tree} source={source} /> : null}
    </Screen>
  )
}

/** Deletes the source, and says how many citations go with it. */
const Delete = ({ tree, source }: { readonly tree: Tree; readonly source: Source }) => {
  const words = useWords(sourceWords)
  const { route } = useLocation()
  const count = useAnswer(citationCount(tree.id, source.id)).data
  const media = useAnswer(mediaPage(tree.id, wantedOf(source.id), null)).data?.items.length
  if (count === undefined || media === undefined) return null
  return (
    <Confirm open={words.delete} title={words.deleteTitle({ title: source.title })}>
      {(close) => (
        <Remove
          tree={tree.id}
          mayWrite={canEdit(tree)}
          entity="source"
          record={source}
          label={words.delete}
          taken={{ citations: count, media }}
          summary={words.summaryDelete({ title: source.title })}
          onClose={() => {
            close()
            if (canEdit(tree)) route(to.sources(tree.id))
          }}
        />
      )}
    </Confirm>
  )
}

/** How often the source is cited. */
const Count = ({ tree, source }: { readonly tree: string; readonly source: string }) => {
  const words = useWords(sourceWords)
  const count = useAnswer(citationCount(tree, source)).data
  return count === undefined || count === 0 ? null : (
    <p class="soft">{count > MOST_COUNTED ? words.citedMore({ most: MOST_COUNTED }) : words.cited({ count })}</p>
  )
}

/** The pictures and documents of the source. Editors attach and detach them. */
const Pictures = ({ tree, source }: { readonly tree: Tree; readonly source: Source }) => {
  const words = useWords(pictureWords)
  const own: Target = { kind: "source", id: source.id }
  const isEditor = canEdit(tree)
  const first = useAnswer(mediaPage(tree.id, wantedOf(source.id), null)).data
  if (first === undefined || (first.items.length === 0 && !isEditor)) return null
  const grid =
    first.items.length === 0 ? null : (
      <ul class="media">
        <PicturesPage tree={tree} source={source.id} cursor={null} />
      </ul>
    )
  return (
    <section class="pictures">
      <h2>{words.pictures}</h2>
      {isEditor ? (
        <>
          <p class="buttons">
            <ChooseMedium tree={tree.id} to={own} name={source.title} />
          </p>
          <Drop tree={tree.id} to={own}>
            {grid}
          </Drop>
        </>
      ) : (
        grid
      )}
    </section>
  )
}

const wantedOf = (source: string): MediaWanted => ({ show: "all", person: null, source })

interface PageProps {
  readonly tree: Tree
  readonly source: string
  readonly cursor: string | null
}

const PicturesPage = ({ tree, source, cursor }: PageProps) => {
  const words = useWords(pictureWords)
  const isDetachable = (medium: Medium): boolean => canEdit(tree) && isOf(medium, { kind: "source", id: source })
  return (
    <ListPage
      answer={useAnswer(mediaPage(tree.id, wantedOf(source), cursor))}
      none={null}
      more={words.more}
      row={(medium) => (
        <MediumTile
          key={medium.id}
          medium={medium}
          href={to.media(tree.id, { open: medium.id })}
          beside={isDetachable(medium) ? <Detach tree={tree.id} medium={medium} /> : null}
        />
      )}
      page={(next) => <PicturesPage tree={tree} source={source} cursor={next} />}
    />
  )
}

interface ChangeProps {
  readonly tree: string
  readonly source: Source
  readonly mayWrite: boolean
}

const Change = ({ tree, source, mayWrite }: ChangeProps) => {
  const words = useWords(sourceWords)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {words.change}
      </button>
      {isOpen ? (
        <Dialog title={words.change} onClose={close}>
          <SourceForm tree={tree} source={source} mayWrite={mayWrite} onCancel={close} onSaved={close} />
        </Dialog>
      ) : null}
    </>
  )
}

interface CitedPageProps {
  readonly tree: string
  readonly source: string
  readonly cursor: string | null
}

const CitedPage = ({ tree, source, cursor }: CitedPageProps) => {
  const words = useWords(sourceWords)
  const answer = useAnswer(citedPage(tree, source, cursor))
  return (
    <ListPage
      answer={answer}
      none={cursor === null ? words.notCited : null}
      more={words.more}
      row={(cited) => <Cited key={cited.citation.id} tree={tree} cited={cited} />}
      page={(next) => <CitedPage tree={tree} source={source} cursor={next} />}
    />
  )
}

const Cited = ({ tree, cited }: { readonly tree: string; readonly cited: CitedPeople }) => {
  const words = useWords(sourceWords)
  const { events } = useWords(personWords)
  const nameOf = useNameOf()
  const { citation, event, people } = cited
  const about = event === null ? null : (lookUp(events, event) ?? event.replaceAll("_", " "))
  return (
    <li>
      <span>
        {people.length === 0 && event === null ? words.aName : null}
        {people.map((person, index) => (
          <span key={person.id}>
            {index === 0 ? null : ", "}
            <a href={to.personPage(tree, person.id)}>{nameOf(person)}</a>
          </span>
        ))}
        {about === null ? null : <span class="soft">, {about}</span>}
      </span>
      {citation.page === null ? null : <span class="soft small">{pageInWords(citation.page, words.page)}</span>}
      <CitationDetails citation={citation} />
    </li>
  )
}

export default SourcePage
