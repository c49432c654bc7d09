import { useAnswer } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { useMe } from "../../api/session.ts"
import { myTrees, publicTrees } from "../../api/trees.ts"
import { AnsweredScreen } from "../../parts/answered-screen.tsx"
import { Answered } from "../../parts/answered.tsx"
import { Icon } from "../../parts/icon.tsx"
import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { BringFile } from "../begin/bring-file.tsx"
import { NeedsYou } from "./needs-you.tsx"
import { SampleButton } from "./sample.tsx"
import { homeWords } from "./words.ts"

/** The first page: for visitors what this is, for members their trees. */
const Home = () => (
  <AnsweredScreen answer={useMe()}>{(me) => (me === null ? <ForVisitors /> : <ForMembers me={me} />)}</AnsweredScreen>
)

const ForVisitors = () => {
  const words = useWords(homeWords)
  const { data: trees = [] } = useAnswer(publicTrees)
  return (
    <Screen title={words.title}>
      <p class="lead">{words.what}</p>
      <p class="buttons">
        <a class="button is-main" href={to.register()}>
          {words.register}
        </a>
        <a class="button" href={to.signIn()}>
          {words.signIn}
        </a>
      </p>
      {trees.length === 0 ? null : (
        <section class="stack">
          <h2>{words.publicTrees}</h2>
          <TreeCards trees={trees} />
        </section>
      )}
    </Screen>
  )
}

const ForMembers = ({ me }: { readonly me: Schemas["UserRead"] }) => {
  const words = useWords(homeWords)
  const trees = useAnswer(myTrees)
  return (
    <Screen title={words.welcome({ name: me.display_name ?? "" })}>
      <Answered answer={trees}>
        {(found) => (
          <>
            {found.length === 0 ? null : <NeedsYou me={me} trees={found} />}
            <section class="stack">
              <h2 class={found.length === 0 ? "for-screen-readers" : undefined}>{words.myTrees}</h2>
              {found.length === 0 ? <p class="lead">{words.noTrees}</p> : <TreeCards trees={found} />}
              <p class="buttons">
                <a class={`button${found.length === 0 ? " is-main" : ""}`} href={to.newTree()}>
                  <Icon name="plus" />
                  {words.start}
                </a>
                {found.length === 0 ? (
                  <>
                    <SampleButton />
                    <BringFile />
                  </>
                ) : null}
              </p>
            </section>
            {found.length === 0 ? <NeedsYou me={me} trees={found} /> : null}
          </>
        )}
      </Answered>
    </Screen>
  )
}

interface TreeCardsProps {
  readonly trees: readonly (Schemas["PublicTreeRead"] & Partial<Pick<Schemas["TreeRead"], "person_count">>)[]
}

const TreeCards = ({ trees }: TreeCardsProps) => {
  const words = useWords(homeWords)
  return (
    <ul class="tree-cards">
      {trees.map(({ id, name, description, role, person_count }) => {
        const facts = [
          ...(person_count === undefined ? [] : [words.people({ count: person_count })]),
          ...(role === null ? [] : [words.roles[role]]),
        ]
        return (
          <li key={id}>
            <a class="tree-card" href={to.tree(id)}>
              <span class="person-name">{name}</span>
              {description === null ? null : <span class="clamped">{description}</span>}
              <span class="soft small">{facts.join(" · ")}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export default Home
