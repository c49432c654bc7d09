import { useLocation, useRoute } from "preact-iso/router"
import { useRef, useState } from "preact/hooks"
import { renew, useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { setHomePerson } from "../../api/home-person.ts"
import { dataOf } from "../../api/problems.ts"
import {
  type FirstFamily,
  familyIn,
  fieldsOf,
  generations,
  isThere,
  nameIn,
  operationsOf,
  type Place,
  yearIn,
} from "../../model/first-family.ts"
import { Field, Form, type Values } from "../../parts/form.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toastFailure } from "../../parts/toasts.tsx"
import { to } from "../../routes.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { beginWords } from "./words.ts"

/** Asks for three generations, draws them while they are typed, and saves them as a new tree, or in an empty one. */
const Begin = () => {
  const { tree = null } = useRoute().params
  return <Guarded>{() => <Questions tree={tree} />}</Guarded>
}

const Questions = ({ tree }: { readonly tree: string | null }) => {
  const words = useWords(beginWords)
  const { route } = useLocation()
  const [family, setFamily] = useState<FirstFamily>(() => familyIn({}))
  const [name, setName] = useState(() => words.treeNameOf({ surname: "" }))
  const save = useSave(tree)
  const type = (values: Values): void => {
    const typed = familyIn(values)
    const there = values["name"] ?? ""
    setFamily(typed)
    // A name that the reader typed stays; only the proposed one follows the surname.
    if (there === name || there === "") setName(words.treeNameOf({ surname: typed.you.surname }))
  }
  const submit = async (values: Values): Promise<void> => {
    const saved = await save.run({ family: familyIn(values), name: values["name"] ?? "" })
    if (saved !== undefined) route(to.family(saved.tree, saved.person))
  }
  return (
    <Screen title={words.title}>
      <p>{words.intro}</p>
      <div class="begin">
        <Form {...save} submit={words.save} onSubmit={submit} onType={type}>
          <Generation title={words.generations.you} places={["you"]} />
          <Generation title={words.generations.parents} places={["father", "mother"]} />
          <Generation
            title={words.generations.grandparents}
            places={["fathers_father", "fathers_mother", "mothers_father", "mothers_mother"]}
          />
          {tree === null ? (
            <Field key={name} name="name" label={words.treeName} value={name} isRequired most={200} />
          ) : null}
          {tree === null ? <p class="soft small">{words.private}</p> : null}
        </Form>
        <Preview family={family} />
      </div>
    </Screen>
  )
}

/** Saves the family. A tree that was made before a refusal is used again, so no empty trees stay behind. */
const useSave = (tree: string | null) => {
  const language = useLanguage()
  const made = useRef(tree)
  return useAct(async ({ family, name }: { readonly family: FirstFamily; readonly name: string }) => {
    made.current ??= (await dataOf(api.POST("/trees", { body: { name } }))).id
    const path = { tree_id: made.current }
    const operations = [...operationsOf(family)]
    const { records } = await dataOf(api.POST("/trees/{tree_id}/batch", { params: { path }, body: { operations } }))
    const you = records.find(({ ref }) => ref === "you")?.id ?? ""
    // The family is saved now. A refusal here must not lead to a second save.
    await Promise.all([
      setHomePerson(made.current, you),
      dataOf(api.PATCH("/users/me/self-person", { body: { person_id: you } })),
    ]).catch((failure: unknown) => toastFailure(failure, language))
    await Promise.all([renew("trees"), renew("me"), renew("tree", made.current)])
    return { tree: made.current, person: you }
  })
}

interface GenerationProps {
  readonly title: string
  readonly places: readonly Place[]
}

const Generation = ({ title, places }: GenerationProps) => (
  <section class="generation">
    <h2>{title}</h2>
    <div class="generation-people">
      {places.map((place) => (
        <PersonFields key={place} place={place} />
      ))}
    </div>
  </section>
)

const PersonFields = ({ place }: { readonly place: Place }) => {
  const words = useWords(beginWords)
  const { given, surname, year } = fieldsOf(place)
  return (
    <fieldset class="person-fields">
      <legend class={place === "you" ? "for-screen-readers" : undefined}>{words.places[place]}</legend>
      <Field name={given} label={words.given} isRequired={place === "you"} most={500} />
      <Field name={surname} label={words.surname} most={500} />
      <Field name={year} label={words.year} inputMode="numeric" pattern="[0-9]{1,4}" most={4} />
    </fieldset>
  )
}

/** The family as cards, drawn again with every letter. */
const Preview = ({ family }: { readonly family: FirstFamily }) => {
  const words = useWords(beginWords)
  return (
    <aside class="preview" aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <div class="preview-tree">
        {generations.map((places) => (
          <div key={places.length} class="preview-row">
            {places.map((place) => (
              <PreviewCard key={place} family={family} place={place} />
            ))}
          </div>
        ))}
      </div>
    </aside>
  )
}

const PreviewCard = ({ family, place }: { readonly family: FirstFamily; readonly place: Place }) => {
  const words = useWords(beginWords)
  const name = nameIn(family[place])
  const year = yearIn(family[place])
  return (
    <div class={`preview-card${isThere(family, place) ? " is-there" : ""}${place === "you" ? " is-middle" : ""}`}>
      <span class="small soft preview-place">{words.places[place]}</span>
      <span class="person-name">{name === "" ? "…" : name}</span>
      <span class="small soft">{year === null ? "" : words.born({ year })}</span>
    </div>
  )
}

export default Begin
