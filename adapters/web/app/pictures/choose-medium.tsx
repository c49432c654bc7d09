import { useState } from "preact/hooks"
import { useAnswer } from "../api/cache.ts"
import { Dialog } from "../parts/dialogs/dialog.tsx"
import { Form, Select } from "../parts/form.tsx"
import { Icon } from "../parts/icon.tsx"
import { ListPage } from "../parts/list-page.tsx"
import { useCommonWords, useWords } from "../words/language.ts"
import { useAttach } from "./attach.tsx"
import { Belongs } from "./belongs.tsx"
import { Drop } from "./drop.tsx"
import { isOf, type Medium, mediaPage, shows, type Target, targetOf, titleOf } from "./media.ts"
import { Inside } from "./tile.tsx"
import { pictureWords } from "./words.ts"

interface ChooseMediumProps {
  readonly tree: string
  readonly to: Target
  /** What the record is called. */
  readonly name: string
  readonly isSmall?: boolean
}

/** A button that opens the choice of a picture or document for a record: a new one, or one that is in the tree. */
export const ChooseMedium = (props: ChooseMediumProps) => {
  const words = useWords(pictureWords)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <button
        type="button"
        class={props.isSmall ? "button is-plain" : "button"}
        aria-label={words.attachTo({ name: props.name })}
        onClick={() => setOpen(true)}
      >
        {props.isSmall ? <Icon name="plus" /> : null}
        {props.isSmall ? words.attachSmall : words.attachAny}
      </button>
      {isOpen ? (
        <Dialog title={words.attachTo({ name: props.name })} shape="wide" onClose={close}>
          <Choice {...props} onClose={close} />
        </Dialog>
      ) : null}
    </>
  )
}

const Choice = ({ tree, to, onClose }: ChooseMediumProps & { readonly onClose: () => void }) => {
  const words = useWords(pictureWords)
  const common = useCommonWords()
  const [show, setShow] = useState<(typeof shows)[number]>("all")
  const [chosen, setChosen] = useState<Medium | null>(null)
  const [isMissing, setMissing] = useState(false)
  const attaching = useAttach(tree)
  const save = async (): Promise<void> => {
    setMissing(chosen === null)
    if (chosen !== null && (await attaching.run({ medium: chosen, to })) === true) onClose()
  }
  return (
    <Form
      {...attaching}
      submit={words.attach}
      onSubmit={() => void save()}
      beside={
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
      }
    >
      <Drop tree={tree} to={to} onDone={onClose}>
        {null}
      </Drop>
      <fieldset class="field">
        <legend>{words.inTree}</legend>
        <Select
          name="show"
          label={words.show}
          value={show}
          options={shows.map((value) => ({ value, label: words.shows[value] }))}
          onChange={setShow}
        />
        <ul class="media" key={show}>
          <ChoicePage
            tree={tree}
            to={to}
            show={show}
            cursor={null}
            chosen={chosen}
            onChoose={(medium) => {
              setChosen(medium)
              setMissing(false)
            }}
          />
        </ul>
        {isMissing ? (
          <p class="fault" role="alert">
            {words.chooseFirst}
          </p>
        ) : null}
      </fieldset>
      <p role="status">
        {chosen === null || targetOf(chosen) === null ? null : (
          <>
            {words.moves} <Belongs tree={tree} medium={chosen} />
          </>
        )}
      </p>
    </Form>
  )
}

interface ChoicePageProps {
  readonly tree: string
  readonly to: Target
  readonly show: (typeof shows)[number]
  readonly cursor: string | null
  readonly chosen: Medium | null
  readonly onChoose: (medium: Medium) => void
}

const ChoicePage = (props: ChoicePageProps) => {
  const { tree, to, show, cursor, chosen, onChoose } = props
  const words = useWords(pictureWords)
  const answer = useAnswer(mediaPage(tree, { show, person: null }, cursor))
  return (
    <ListPage
      answer={answer}
      none={cursor === null ? words.noneInTree : null}
      more={words.more}
      row={(medium) =>
        isOf(medium, to) ? null : (
          <li key={medium.id}>
            <button
              type="button"
              class="medium is-choice"
              aria-pressed={medium.id === chosen?.id}
              aria-label={titleOf(medium, words.untitled)}
              onClick={() => onChoose(medium)}
            >
              <Inside medium={medium} />
            </button>
          </li>
        )
      }
      page={(next) => <ChoicePage {...props} cursor={next} />}
    />
  )
}
