import { useRoute } from "preact-iso/router"
import { type Question, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { readAsAnyone } from "../../api/reading.ts"
import { Portrait } from "../../chart/card.tsx"
import { useNameOf } from "../../parts/person-name.ts"
import { ScreenAnswer } from "../../parts/tree/screen-answer.tsx"
import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import type { Language } from "../../texts/languages.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { kinWords } from "./words.ts"

type Kinship = Schemas["Kinship"]
type Path = Schemas["KinPath"]

const kinshipOf = (tree: string, a: string, b: string, language: Language): Question<Kinship> => ({
  key: ["tree", tree, "kinship", a, b, language],
  ask: (signal) => {
    const call = { params: { path: { person_id: a, other_id: b }, query: { paths: 5 } }, signal }
    return readAsAnyone(
      () => dataOf(api.GET("/persons/{person_id}/kinship/{other_id}", call)),
      () => dataOf(api.GET("/public/persons/{person_id}/kinship/{other_id}", call)),
    )
  },
})

interface WayProps {
  readonly tree: string
  readonly from: string
  readonly path: Path
  readonly persons: ReadonlyMap<string, Schemas["Card"]>
}

/** The persons on a way, from one to the other. */
const Way = ({ tree, from, path, persons }: WayProps) => {
  const words = useWords(kinWords)
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  const stops = [{ person_id: from, step: null }, ...path.steps]
  return (
    <ol class="way">
      {stops.map(({ person_id, step }) => {
        const card = persons.get(person_id)
        if (card === undefined) return null
        const isShared = path.common_ancestor_ids.includes(person_id)
        return (
          <li key={person_id} class={isShared ? "is-shared" : ""}>
            <Portrait person={card} />
            <span>
              {step === null ? null : <span class="soft small way-step">{words.steps[step]}</span>}
              <a class="person-name" href={to.family(tree, person_id)}>
                {nameOf(card)}
              </a>{" "}
              <span class="soft small">{lifeOf(card)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

interface WaysProps {
  readonly tree: string
  readonly a: string
  readonly b: string
  readonly kinship: Kinship
}

const Ways = ({ tree, a, b, kinship }: WaysProps) => {
  const words = useWords(kinWords)
  const language = useLanguage()
  const nameOf = useNameOf()
  const persons = new Map(kinship.persons.map((card) => [card.id, card]))
  const name = (id: string): string => {
    const card = persons.get(id)
    return card === undefined ? "…" : nameOf(card)
  }
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(
    kinship.coefficient,
  )
  const none = a === b ? words.same : words.none
  return (
    <Screen
      title={words.title({ a: name(a), b: name(b) })}
      beside={
        <a class="button" href={to.kin(tree, b, a)}>
          {words.turn}
        </a>
      }
    >
      {kinship.paths.length === 0 ? <p>{none}</p> : null}
      {kinship.coefficient > 0 && a !== b ? <p>{words.shared({ percent })}</p> : null}
      {kinship.paths.map((path, index) => (
        <section key={path.steps.map(({ relationship_id }) => relationship_id).join()}>
          <h2>{words.is({ b: name(b), kin: path.name, a: name(a) })}</h2>
          {kinship.paths.length > 1 ? <p class="soft small">{words.way({ count: index + 1 })}</p> : null}
          <Way tree={tree} from={a} path={path} persons={persons} />
        </section>
      ))}
    </Screen>
  )
}

/** How two persons are related: each way from one to the other, with everybody on it. */
const Kinship = () => {
  const { tree = "", a = "", b = "" } = useRoute().params
  const answer = useAnswer(kinshipOf(tree, a, b, useLanguage()))
  return (
    <ScreenAnswer answer={answer} tree={tree} person={b}>
      {(kinship) => <Ways tree={tree} a={a} b={b} kinship={kinship} />}
    </ScreenAnswer>
  )
}

export default Kinship
