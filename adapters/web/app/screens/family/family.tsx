import { useRoute } from "preact-iso/router"
import { question, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { Answered } from "../../parts/answered.tsx"
import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { familyWords } from "./words.ts"

const familyOf = (tree: string, person: string) =>
  question(["tree", tree, "family", person], (signal) =>
    api.GET("/persons/{person_id}/family", { params: { path: { person_id: person } }, signal }),
  )

/** The nearest family of a person, as lists of links. */
const Family = () => {
  const { tree = "", person = "" } = useRoute().params
  return <Answered answer={useAnswer(familyOf(tree, person))}>{(family) => <Relatives family={family} />}</Answered>
}

const Relatives = ({ family }: { readonly family: Schemas["Family"] }) => {
  const words = useWords(familyWords)
  const { lived } = useCommonWords()
  const { person, parents, siblings, partners, children } = family
  return (
    <Screen title={person.display_name ?? ""}>
      <p class="soft">{lived(person.birth_year, person.death_year)}</p>
      <Kin title={words.parents} persons={parents.map((one) => one.person)} />
      <Kin title={words.siblings} persons={siblings.map((one) => one.person)} />
      <Kin title={words.partners} persons={partners.map((one) => one.person)} />
      <Kin title={words.children} persons={children.map((one) => one.person)} />
    </Screen>
  )
}

const Kin = ({ title, persons }: { readonly title: string; readonly persons: readonly Schemas["PersonRead"][] }) => {
  const { none } = useWords(familyWords)
  return (
    <section>
      <h2>{title}</h2>
      {persons.length === 0 ? <p class="soft">{none}</p> : null}
      <ul class="links">
        {persons.map(({ id, tree_id, display_name }) => (
          <li key={id}>
            <a class="person-name" href={to.family(tree_id, id)}>
              {display_name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default Family
