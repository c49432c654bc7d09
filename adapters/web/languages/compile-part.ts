import { compileMessage, MessageFault, valuesIn } from "./compile-message.ts"
import type { MessageData } from "./read-languages.ts"

/** What a translation lacks, or has without need: each with the path of its message. */
export interface Gaps {
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
}

const isGroup = (data: MessageData | undefined): data is Readonly<Record<string, MessageData>> =>
  typeof data === "object" && !Array.isArray(data)

const entriesOf = (data: MessageData): readonly (readonly [string, MessageData])[] =>
  typeof data === "string" ? [] : Object.entries(data)

const memberOf = (data: MessageData | undefined, key: string): MessageData | undefined =>
  data === undefined || typeof data === "string" ? undefined : Object.entries(data).find(([name]) => name === key)?.[1]

/** The messages that English has and a translation lacks, and the other way round. */
export const gapsOf = (english: MessageData | undefined, own: MessageData | undefined, path: string): Gaps => {
  if (english === undefined) return { missing: [], unknown: [path] }
  if (typeof english === "string") return typeof own === "string" ? none : { missing: [path], unknown: [] }
  const keys = new Set([...entriesOf(english), ...entriesOf(own ?? {})].map(([key]) => key))
  const gaps = [...keys].map((key) => gapsOf(memberOf(english, key), memberOf(own, key), `${path}.${key}`))
  return { missing: gaps.flatMap(({ missing }) => missing), unknown: gaps.flatMap(({ unknown }) => unknown) }
}

const none: Gaps = { missing: [], unknown: [] }

/** One part of a language, and the same part in English, which is shown where the language lacks a text. */
interface PartToCompile {
  readonly tag: string
  readonly name: string
  readonly english: MessageData
  readonly own: MessageData | undefined
}

const expressionOf = (english: MessageData, own: MessageData | undefined, path: string): string => {
  if (typeof english === "string") {
    if (typeof own !== "string") return inEnglish(compiled(english, path))
    const other = [...valuesIn(own)].find((name) => !valuesIn(english).has(name))
    if (other !== undefined) throw new MessageFault(`${path}: the English message has no value {$${other}}.`)
    return compiled(own, path)
  }
  const members = Object.entries(english).map(([key, value]) => {
    const member = expressionOf(value, memberOf(own, key), `${path}.${key}`)
    return isGroup(english) ? `${JSON.stringify(key)}:${member}` : member
  })
  return isGroup(english) ? `{${members.join()}}` : `[${members.join()}]`
}

/** English messages take the plural rules of English wherever they are shown. */
const inEnglish = (expression: string): string =>
  expression.startsWith("v=>") ? `((p,n)=>${expression})(pe,ne)` : expression

const compiled = (text: string, path: string): string => {
  try {
    return compileMessage(text)
  } catch (failure) {
    throw failure instanceof MessageFault ? new MessageFault(`${path}: ${failure.message}`) : failure
  }
}

/** The expression of a part: an object with a string or a function for each message. */
export const compilePart = ({ tag, name, english, own }: PartToCompile): string =>
  expressionOf(english, own, `${tag}/${name}`)

/** A module that exports the compiled parts of a language: `intl` is the address of `texts/intl.ts`. */
export const moduleOf = (tag: string, intl: string, expression: string): string =>
  `import { numberOf, pluralOf } from ${JSON.stringify(intl)}
const [p, n, pe, ne] = [pluralOf(${JSON.stringify(tag)}), numberOf(${JSON.stringify(tag)}), pluralOf("en"), numberOf("en")]
export default ${expression}
`
