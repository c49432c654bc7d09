import { question, useAnswer } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { useMe } from "../../api/session.ts"
import { Answered } from "../../parts/answered.tsx"
import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { homeWords } from "./words.ts"

const myTrees = question(["trees"], (signal) => api.GET("/trees", { signal }))
const publicTrees = question(["public-trees"], (signal) => api.GET("/public/trees", { signal }))

/** The first page: for visitors what this is, for members their trees. */
export const Home = () => {
  const words = useWords(homeWords)
  const me = useMe()
  return (
    <Answered answer={me}>
      {(user) => (
        <Screen title={words.title}>
          {user === null ? <p>{words.what}</p> : null}
          {user === null ? <PublicTrees /> : <MyTrees />}
        </Screen>
      )}
    </Answered>
  )
}

const MyTrees = () => {
  const words = useWords(homeWords)
  const trees = useAnswer(myTrees)
  return (
    <section>
      <h2>{words.myTrees}</h2>
      <Answered answer={trees}>{(found) => <TreeLinks trees={found} none={words.noTrees} />}</Answered>
    </section>
  )
}

const PublicTrees = () => {
  const words = useWords(homeWords)
  const trees = useAnswer(publicTrees)
  return (
    <section>
      <h2>{words.publicTrees}</h2>
      <Answered answer={trees}>{(found) => <TreeLinks trees={found} none={words.noPublicTrees} />}</Answered>
    </section>
  )
}

interface TreeLinksProps {
  readonly trees: readonly { readonly id: string; readonly name: string }[]
  readonly none: string
}

const TreeLinks = ({ trees, none }: TreeLinksProps) =>
  trees.length === 0 ? (
    <p class="soft">{none}</p>
  ) : (
    <ul class="links">
      {trees.map(({ id, name }) => (
        <li key={id}>
          <a class="person-name" href={to.tree(id)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
