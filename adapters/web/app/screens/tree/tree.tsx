import { useAnswer } from "../../api/cache.ts"
import { canEdit, canSuggest, personQuestion, proposalCounts, type Tree } from "../../api/trees.ts"
import { Answered } from "../../parts/answered.tsx"
import { Icon, type IconName } from "../../parts/icon.tsx"
import { Screen } from "../../parts/screen.tsx"
import { Hit } from "../../parts/find/find-person.tsx"
import { type InTree, TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { Anniversaries } from "./anniversaries.tsx"
import { LatestChanges } from "./latest-changes.tsx"
import { Numbers } from "./numbers.tsx"
import { treeWords } from "./words.ts"

/** The first page of a tree. */
const TreeHome = () => <TreeFrame>{(inTree) => <Whole {...inTree} />}</TreeFrame>

const Whole = ({ tree, isVisitor }: InTree) => {
  const words = useWords(treeWords)
  const isEmpty = tree.person_count === 0
  return (
    <Screen title={tree.name}>
      {tree.description === null ? null : <p class="lead">{tree.description}</p>}
      <p class="soft with-icon">
        <Icon name={tree.visibility === "private" ? "lock" : "people"} />
        {words.visibility[tree.visibility]}
      </p>
      {isEmpty && canEdit(tree) ? <Empty id={tree.id} /> : null}
      <div class="columns">
        {isEmpty && canEdit(tree) ? null : <Middle tree={tree} isVisitor={isVisitor} />}
        {isEmpty ? null : <Numbers tree={tree} isVisitor={isVisitor} />}
        {tree.role === null || isEmpty ? null : <Anniversaries tree={tree.id} />}
        {canEdit(tree) ? <LatestChanges tree={tree.id} /> : null}
        {canSuggest(tree) ? <Todo tree={tree} /> : null}
      </div>
    </Screen>
  )
}

const Empty = ({ id }: { readonly id: string }) => {
  const words = useWords(treeWords)
  return (
    <section class="panel">
      <p class="lead">{words.empty}</p>
      <p class="buttons">
        <a class="button is-main" href={to.begin(id)}>
          <Icon name="plus" />
          {words.begin}
        </a>
        <a class="button" href={to.import(id)}>
          <Icon name="fileIn" />
          {words.bring}
        </a>
      </p>
    </section>
  )
}

/** The person in the middle, and the way to everyone. */
const Middle = ({ tree, isVisitor }: InTree) => {
  const words = useWords(treeWords)
  return (
    <section class="stack">
      <h2>{words.middle}</h2>
      {tree.home_person_id === null ? (
        <p class="soft">
          {words.noMiddle} {canEdit(tree) ? words.chooseMiddle : null}
        </p>
      ) : (
        <HomePerson tree={tree} isVisitor={isVisitor} person={tree.home_person_id} />
      )}
      <p>
        <a class="button" href={to.people(tree.id)}>
          <Icon name="people" />
          {words.people}
        </a>
      </p>
    </section>
  )
}

const HomePerson = ({ tree, isVisitor, person }: InTree & { readonly person: string }) => {
  const words = useWords(treeWords)
  const answer = useAnswer(personQuestion(tree.id, person, isVisitor))
  if (answer.problem?.status === 404) return <p class="soft">{words.noMiddle}</p>
  return (
    <Answered answer={answer}>
      {(found) => (
        <a class="tree-card" href={to.family(tree.id, person)}>
          <Hit person={found} />
          <span class="small">{words.openFamily}</span>
        </a>
      )}
    </Answered>
  )
}

type Deed = "review" | "import" | "tidy" | "history" | "settings"

const icons: Readonly<Record<Deed, IconName>> = {
  review: "check",
  import: "fileIn",
  tidy: "broom",
  history: "history",
  settings: "settings",
}

/** What members can do with the tree, each with a sentence of what it is. */
const Todo = ({ tree }: { readonly tree: Tree }) => {
  const words = useWords(treeWords)
  const { ways } = useCommonWords()
  const isEditor = canEdit(tree)
  const waiting = useAnswer(isEditor ? proposalCounts(tree.id) : null).data?.pending ?? 0
  const deeds: readonly Deed[] = isEditor ? ["review", "import", "tidy", "history", "settings"] : ["review", "settings"]
  return (
    <section class="stack">
      <h2>{words.todo}</h2>
      <ul class="deeds">
        {deeds.map((deed) => (
          <li key={deed}>
            <Icon name={icons[deed]} />
            <span>
              <a class="deed-name" href={to[deed](tree.id)}>
                {ways[deed]}
              </a>
              <span class="soft small">
                {deed === "review" && waiting > 0 ? words.waiting({ count: waiting }) : words.texts[deed]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default TreeHome
