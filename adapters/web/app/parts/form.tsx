import { type ComponentChildren, createContext, type InputHTMLAttributes } from "preact"
import { useContext, useEffect, useId, useRef } from "preact/hooks"
import type { Problem } from "../api/problems.ts"
import { useCommonWords } from "../words/language.ts"
import { useFaultText } from "./problems/use-fault-text.ts"
import { ProblemNote } from "./problems/problem-note.tsx"

/** What the fields of a form hold, by their names. */
export type Values = Readonly<Record<string, string>>

/** The texts in a form; files are left out. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  )

const ProblemContext = createContext<Problem | null>(null)

interface FormProps {
  readonly onSubmit: (values: Values, form: HTMLFormElement) => void
  readonly onType?: (values: Values) => void
  readonly submit: string
  readonly isRunning: boolean
  readonly problem: Problem | null
  readonly isDangerous?: boolean
  /** Beside the button. */
  readonly beside?: ComponentChildren
  readonly children: ComponentChildren
}

/** A form with one button. An error of a field is shown at the field, and the first such field gets the focus. */
export const Form = ({
  onSubmit,
  onType,
  submit,
  isRunning,
  problem,
  isDangerous = false,
  beside,
  children,
}: FormProps) => {
  const words = useCommonWords()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem !== null) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [problem])
  return (
    <form
      ref={form}
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRunning) onSubmit(valuesOf(event.currentTarget), event.currentTarget)
      }}
      onInput={onType === undefined ? undefined : ({ currentTarget }) => onType(valuesOf(currentTarget))}
    >
      <ProblemContext.Provider value={problem}>{children}</ProblemContext.Provider>
      <ProblemNote problem={problem} />
      <div class="form-end">
        <button type="submit" class={`button ${isDangerous ? "is-dangerous" : "is-main"}`} aria-disabled={isRunning}>
          {isRunning ? words.saving : submit}
        </button>
        {beside}
      </div>
    </form>
  )
}

/** What is wrong with the field of this name. */
const useFault = (name: string): string | null => {
  const problem = useContext(ProblemContext)
  return useFaultText(problem?.faults.find(({ path }) => path === name || path.startsWith(`${name}.`)))
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly type?: "text" | "email" | "password"
  readonly value?: string | undefined
  readonly isRequired?: boolean
  readonly autoComplete?: string
  readonly least?: number
  readonly most?: number
  readonly inputMode?: "text" | "numeric"
  readonly pattern?: string
}

interface LineProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "list"> {
  readonly type: "text" | "email" | "password"
}

/** An input. The types of attributes differ with its type. */
const Line = ({ type, ...rest }: LineProps) => {
  if (type === "password") return <input {...rest} type="password" />
  return type === "email" ? <input {...rest} type="email" /> : <input {...rest} type="text" />
}

/** A line of text with its label. */
export const Field = ({
  name,
  label,
  hint,
  type = "text",
  value,
  isRequired = false,
  autoComplete,
  ...rules
}: FieldProps) => {
  const id = useId()
  const fault = useFault(name)
  const described = [fault === null ? [] : [`${id}-fault`], hint === undefined ? [] : [`${id}-hint`]].flat().join(" ")
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Line
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        required={isRequired}
        autocomplete={autoComplete ?? "off"}
        minLength={rules.least}
        maxLength={rules.most}
        inputMode={rules.inputMode}
        pattern={rules.pattern}
        aria-invalid={fault !== null}
        aria-describedby={described === "" ? undefined : described}
      />
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault === null ? null : (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly label: string
  readonly value?: T | undefined
  readonly options: readonly { readonly value: T; readonly label: string; readonly hint?: string }[]
  readonly onChange?: (value: T) => void
}

/** One of a few values, in a list that opens. */
export const Select = <T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) => {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={onChange === undefined ? value : undefined}
        value={onChange === undefined ? undefined : value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value)
          if (chosen !== undefined) onChange?.(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** One of a few values, each with a sentence of what it means. */
export const Choices = <T extends string>({ name, label, value, options }: ChoiceProps<T>) => {
  const id = useId()
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            aria-describedby={`${id}-${option.value}`}
          />
          <span>
            <strong>{option.label}</strong>
            <span class="hint" id={`${id}-${option.value}`}>
              {option.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
