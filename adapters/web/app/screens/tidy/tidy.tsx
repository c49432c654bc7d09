import { useLocation, useRoute } from "preact-iso/router"
import { useState } from "preact/hooks"
import { useAct, useAnswer } from "../../api/cache.ts"
import { undoable } from "../../api/last-change.ts"
import { canEdit } from "../../api/trees.ts"
import { Answered } from "../../parts/answered.tsx"
import { Field, Select, valuesOf } from "../../parts/form.tsx"
import { FileButton } from "../../parts/fields/file-button.tsx"
import { Icon } from "../../parts/icon.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { useNameOf } from "../../parts/person-name.ts"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { applyRemedies, type Finding, findingsQuestion, type Tool, tools } from "./tools.ts"
import { tidyWords } from "./words.ts"

const YEAR = 1930
/** How many findings are in the document at once. */
const MOST = 500

/** The tools that tidy a tree: what each finds, a choice, and its apply. */
const Tidy = () => (
  <Guarded>
    {(me) => <TreeFrame>{({ tree }) => <Whole tree={tree.id} me={me.id} isEditor={canEdit(tree)} />}</TreeFrame>}
  </Guarded>
)

interface TidyProps {
  readonly tree: string
  readonly me: string
}

const Whole = ({ tree, me, isEditor }: TidyProps & { readonly isEditor: boolean }) => {
  const words = useWords(tidyWords)
  const { query } = useRoute()
  const tool = tools.find((one) => one === query["tool"]) ?? "born"
  const year = Number(query["year"] ?? YEAR)
  const [file, setFile] = useState<File | null>(null)
  const search = { tree, tool, year, file }
  const answer = useAnswer(isEditor && (tool !== "file" || file !== null) ? findingsQuestion(search, words) : null)
  return (
    <Screen title={words.title}>
      {isEditor ? (
        <>
          <p>{words.intro}</p>
          <Filter tree={tree} tool={tool} year={year} file={file} onFile={setFile} />
          <p class="soft">{words.what[tool]}</p>
          {tool === "file" && file === null ? null : (
            <Answered answer={answer}>
              {(findings) => <Findings key={`${tool} ${year}`} tree={tree} me={me} findings={findings} />}
            </Answered>
          )}
        </>
      ) : (
        <p>{words.editorsOnly}</p>
      )}
    </Screen>
  )
}

interface FilterProps {
  readonly tree: string
  readonly tool: Tool
  readonly year: number
  readonly file: File | null
  readonly onFile: (file: File | null) => void
}

const Filter = ({ tree, tool, year, file, onFile }: FilterProps) => {
  const words = useWords(tidyWords)
  const { route } = useLocation()
  return (
    <form
      class="filter"
      onSubmit={(event) => {
        event.preventDefault()
        route(to.tidy(tree, { tool, year: valuesOf(event.currentTarget)["year"] }))
      }}
    >
      <Select
        name="tool"
        label={words.tool}
        value={tool}
        options={tools.map((value) => ({ value, label: words.tools[value] }))}
        onChange={(chosen) => route(to.tidy(tree, { tool: chosen }))}
      />
      {tool === "born" || tool === "child" ? (
        <>
          <Field name="year" label={words.year} value={String(year)} inputMode="numeric" pattern="[0-9]{1,4}" />
          <button type="submit" class="button">
            {words.look}
          </button>
        </>
      ) : null}
      {tool === "file" ? (
        <FileButton
          label={
            <>
              <Icon name="fileIn" />
              {words.file}
            </>
          }
          accept=".ged"
          onChoose={({ files }) => onFile(files?.[0] ?? null)}
        >
          {file === null ? null : <span>{file.name}</span>}
        </FileButton>
      ) : null}
    </form>
  )
}

const Findings = ({ tree, me, findings }: TidyProps & { readonly findings: readonly Finding[] }) => {
  const words = useWords(tidyWords)
  const { number } = useFormats()
  // Nothing at first: a reader looks at a person before they are changed.
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const shown = findings.slice(0, MOST)
  const choices = shown.filter(({ remedy }) => remedy !== null)
  const chosen = choices.filter(({ key }) => picked.has(key))
  const applying = useAct(async () => {
    const { result, undo } = await undoable({ tree, me }, () => applyRemedies(tree, chosen))
    toast({ text: words.done({ count: number(result) }), undo })
  })
  const choose = (key: string, isChosen: boolean): void =>
    setPicked(new Set(isChosen ? [...picked, key] : [...picked].filter((one) => one !== key)))
  if (findings.length === 0) return <p role="status">{words.none}</p>
  return (
    <section class="stack">
      <p class="buttons">
        <button type="button" class="button" onClick={() => setPicked(new Set(choices.map(({ key }) => key)))}>
          {words.all}
        </button>
        <button type="button" class="button" onClick={() => setPicked(new Set())}>
          {words.nothing}
        </button>
        <span class="soft" role="status">
          {words.found({ chosen: number(chosen.length), all: number(choices.length) })}
        </span>
      </p>
      {findings.length > MOST ? <p class="soft">{words.first({ count: number(MOST) })}</p> : null}
      <ul class="rows">
        {shown.map(({ key, person, text, remedy }) => (
          <li key={key}>
            {remedy === null ? (
              <What person={person} text={text} />
            ) : (
              <label class="choice pick">
                <input
                  type="checkbox"
                  checked={picked.has(key)}
                  onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
                />
                <What person={person} text={text} />
              </label>
            )}
          </li>
        ))}
      </ul>
      <div class="decision">
        <ProblemNote problem={applying.problem} />
        <p class="buttons">
          <button
            type="button"
            class="button is-main"
            aria-disabled={applying.isRunning || chosen.length === 0}
            onClick={() => void applying.run(undefined)}
          >
            {words.apply({ count: number(chosen.length) })}
          </button>
        </p>
      </div>
    </section>
  )
}

/** Who it is about, and what was found. */
const What = ({ person, text }: Pick<Finding, "person" | "text">) => {
  const nameOf = useNameOf()
  return (
    <span>
      <span class="person-name">{nameOf(person)}</span>
      <span class="soft small">{text}</span>
    </span>
  )
}

export default Tidy
