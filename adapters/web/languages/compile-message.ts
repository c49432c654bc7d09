import { type Model, parseMessage } from "messageformat"

type Pattern = Model.Pattern
type Variant = Model.Variant

/** A message that cannot be compiled: its key and what is wrong. */
export class MessageFault extends Error {}

const nameIn = (part: Pattern[number]): string => {
  if (typeof part === "string" || part.type !== "expression" || part.functionRef !== undefined || part.attributes)
    throw new MessageFault("Only {$name} can be in a text.")
  if (part.arg?.type !== "variable") throw new MessageFault("Only {$name} can be in a text.")
  return part.arg.name
}

/** The numbers and the texts that a message declares. */
interface Inputs {
  readonly numbers: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
}

const inputsOf = ({ declarations }: Model.Message): Inputs => {
  const [numbers, texts] = [new Set<string>(), new Set<string>()]
  for (const { type, name, value } of declarations) {
    const kind = value.functionRef?.name
    if (type !== "input" || (kind !== "number" && kind !== "string"))
      throw new MessageFault(`Declare ${name} as .input {$${name} :number} or :string.`)
    ;(kind === "number" ? numbers : texts).add(name)
  }
  return { numbers, texts }
}

const isIdentifier = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

/** A pattern as an expression: a string, or a template with values. */
const expressionOf = (pattern: Pattern, { numbers }: Inputs): string =>
  pattern.every((part) => typeof part === "string")
    ? JSON.stringify(pattern.join(""))
    : pattern
        .map((part) => {
          if (typeof part === "string") return JSON.stringify(part)
          const name = nameIn(part)
          if (!isIdentifier(name)) throw new MessageFault(`The name ${name} has other characters than letters.`)
          return numbers.has(name) ? `n(v.${name})` : `v.${name}`
        })
        .join("+")
        .replace(/^(?!")/, '""+')

/** How exact a key is: a value before a plural category, and both before `*`. */
const rank = (key: Variant["keys"][number]): number => {
  if (key.type === "*") return 2
  return /^(?:zero|one|two|few|many|other)$/.test(key.value) ? 1 : 0
}

const byRank = (one: Variant, other: Variant): number => {
  for (const [index, key] of one.keys.entries()) {
    const difference = rank(key) - rank(other.keys[index] ?? key)
    if (difference !== 0) return difference
  }
  return 0
}

const conditionOf = (variant: Variant, selectors: readonly string[], { numbers }: Inputs): string =>
  variant.keys
    .flatMap((key, index) => {
      const name = selectors[index] ?? ""
      if (key.type === "*") return []
      if (!numbers.has(name)) return [`v.${name}==${JSON.stringify(key.value)}`]
      return [/^\d+$/.test(key.value) ? `v.${name}==${key.value}` : `p(v.${name})==${JSON.stringify(key.value)}`]
    })
    .join("&&")

/** The names of all values in a message. */
export const valuesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{\$([A-Za-z_]\w*)/g)].map(([, name = ""]) => name))

/**
 * A message as an expression of JavaScript: a string, or a function of its values `v`. The expression takes the plural
 * category of a number from `p`, and writes it with `n`. Throws a `MessageFault` for what is not understood.
 */
export const compileMessage = (text: string): string => {
  const message = parsed(text)
  const inputs = inputsOf(message)
  if (message.type === "message") {
    const expression = expressionOf(message.pattern, inputs)
    return valuesIn(text).size === 0 ? expression : `v=>${expression}`
  }
  const selectors = message.selectors.map(({ name }) => name)
  for (const name of selectors)
    if (!inputs.numbers.has(name) && !inputs.texts.has(name)) throw new MessageFault(`Declare ${name} with .input.`)
  const variants = message.variants.toSorted(byRank)
  const last = variants.at(-1)
  if (last === undefined || last.keys.some(({ type }) => type !== "*"))
    throw new MessageFault("The last variant must have * for every key.")
  const others = variants.slice(0, -1)
  const choices = others.map((one) => `${conditionOf(one, selectors, inputs)}?${expressionOf(one.value, inputs)}:`)
  return `v=>${choices.join("")}${expressionOf(last.value, inputs)}`
}

const parsed = (text: string): Model.Message => {
  try {
    return parseMessage(text)
  } catch (failure) {
    throw new MessageFault(failure instanceof Error ? failure.message : "This is no message.")
  }
}
