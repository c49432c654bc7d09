import { useAnswer } from "../../api/cache.ts"
import { canEdit, personQuestion } from "../../api/trees.ts"
import { Answered } from "../../parts/answered.tsx"
import { Icon } from "../../parts/icon.tsx"
import { Screen } from "../../parts/screen.tsx"
import { Hit } from "../../parts/search.tsx"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { LatestChanges } from "./latest-changes.tsx"
import { treeWords } from "./words.ts"

/** The first page of a tree. */
const TreeHome = () => <TreeFrame>{(inTree) => <Whole {...inTree} />}</TreeFrame>

const Whole = ({ tree, isVisitor }: InTree) => {
  const words = useWords(treeWords)
  const isEmpty = tree.person_count === 0
  return (
    <Screen title={tree.name} beside={<Ways tree={tree} isVisitor={isVisitor} />}>
      {tree.description === null ? null : <p class="lead">{tree.description}</p>}
      <p class="soft with-icon">
        <Icon name={tree.visibility === "private" ? "lock" : "people"} />
        {words.visibility[tree.visibility]}
      </p>
      {isEmpty && canEdit(tree) ? <Empty id={tree.id} /> : null}
      <div class="columns">
        <section class="stack">
          <h2>{words.middle}</h2>
          {tree.home_person_id === null ? (
            <p>
              <a href={to.people(tree.id)}>{words.people}</a>
            </p>
          ) : (
            <HomePerson tree={tree} isVisitor={isVisitor} person={tree.home_person_id} />
          )}
        </section>
        {tree.person_count === undefined ? null : <Numbers persons={tree.person_count} changes={tree.revision} />}
        {canEdit(tree) ? <LatestChanges tree={tree.id} /> : null}
      </div>
    </Screen>
  )
}

const Ways = ({ tree, isVisitor }: InTree) => {
  const words = useWords(treeWords)
  return (
    <p class="buttons">
      <a class="button" href={to.people(tree.id)}>
        <Icon name="people" />
        {words.people}
      </a>
      {isVisitor ? null : (
        <a class="button" href={to.media(tree.id)}>
          {words.media}
        </a>
      )}
      {isVisitor ? null : (
        <a class="button" href={to.sources(tree.id)}>
          {words.sources}
        </a>
      )}
      {tree.role === null ? null : (
        <a class="button" href={to.review(tree.id)}>
          <Icon name="check" />
          {words.review}
        </a>
      )}
      {canEdit(tree) ? (
        <a class="button" href={to.import(tree.id)}>
          <Icon name="download" />
          {words.import}
        </a>
      ) : null}
      {canEdit(tree) ? (
        <a class="button" href={to.tidy(tree.id)}>
          <Icon name="edit" />
          {words.tidy}
        </a>
      ) : null}
      {tree.role === null ? null : (
        <a class="button" href={to.settings(tree.id)}>
          <Icon name="settings" />
          {words.settings}
        </a>
      )}
    </p>
  )
}

const Empty = ({ id }: { readonly id: string }) => {
  const words = useWords(treeWords)
  return (
    <div class="note">
      <p>{words.empty}</p>
      <a class="button is-main" href={to.begin(id)}>
        <Icon name="plus" />
        {words.begin}
      </a>
    </div>
  )
}

const HomePerson = ({ tree, isVisitor, person }: InTree & { readonly person: string }) => {
  const words = useWords(treeWords)
  return (
    <Answered answer={useAnswer(personQuestion(tree.id, person, isVisitor))}>
      {(found) => (
        <a class="tree-card" href={to.family(tree.id, person)}>
          <Hit person={found} />
          <span class="small">{words.openFamily}</span>
        </a>
      )}
    </Answered>
  )
}

const Numbers = ({ persons, changes }: { readonly persons: number; readonly changes: number }) => {
  const words = useWords(treeWords)
  const { number } = useFormats()
  return (
    <section class="stack">
      <h2>{words.numbers}</h2>
      <dl class="numbers">
        <div>
          <dt>{words.persons}</dt>
          <dd>{number(persons)}</dd>
        </div>
        <div>
          <dt>{words.changes}</dt>
          <dd>{number(changes)}</dd>
        </div>
      </dl>
    </section>
  )
}

export default TreeHome
