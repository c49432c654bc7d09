import { type Address, addressBounds, addressOf, noAddress } from "../../address.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import type { ReadContext } from "./read-context.ts"
import { limitedLine } from "./shown-text.ts"
import { optionalText, textStructure } from "./structure.ts"

/** The parts of an address that have one structure each below ADDR. */
const parts = { city: "CITY", state: "STAE", postalCode: "POST", country: "CTRY" } as const

/** The parts of an address that have any number of structures beside ADDR. */
const lists = { phones: "PHON", emails: "EMAIL", urls: "WWW" } as const
const bounds = { phones: addressBounds.phone, emails: addressBounds.email, urls: addressBounds.url } as const

/** The most of each beside an ADDR of 5.5.1 (ADDRESS_STRUCTURE). Further ones are extensions there. */
const MOST_551 = 3

const ofList: ReadonlyMap<string, keyof typeof lists> = new Map([
  ["PHON", "phones"],
  ["_PHON", "phones"],
  ["EMAIL", "emails"],
  ["EMAI", "emails"],
  ["_EMAIL", "emails"],
  ["WWW", "urls"],
  ["_WWW", "urls"],
])

/**
 * The address of an event: the lines of its first ADDR, or those of ADR1 to ADR3, its parts, and what is beside it.
 * What has more items than an address may have stays with the record. Null if there is none.
 */
export const readAddress = (event: GedcomNode, { use, reportText }: ReadContext): Address | null => {
  const found: { -readonly [Part in keyof Address]: Address[Part] } = { ...noAddress }
  const said = (node: GedcomNode, value: string, most: number = addressBounds.line): string =>
    limitedLine(value, { node, most, reportText })
  let address: GedcomNode | null = null
  for (const child of event.children.flatMap((one) => (one.tag === "ADDR" ? [one, ...one.children] : [one]))) {
    if (child.pointer !== null) continue
    const list = ofList.get(child.tag)
    if (list !== undefined && child.value.trim() !== "" && found[list].length < addressBounds.items) {
      use(child)
      found[list] = [...found[list], said(child, child.value.trim(), bounds[list])]
    } else if (child.tag === "ADDR" && address === null && saysSomething(child)) address = child
  }
  if (address === null) return addressOf(found)
  use(address)
  const own = linesOf(address.value)
  const [first, rest] = [own.slice(0, addressBounds.lines - 1), own.slice(addressBounds.lines - 1)]
  found.lines = [...first, ...(rest.length === 0 ? [] : [rest.join(", ")])].map((line) => said(event, line))
  for (const child of address.children) {
    const value = child.value.trim()
    if (value === "" || child.pointer !== null) continue
    for (const part of ["city", "state", "postalCode", "country"] as const)
      if (child.tag === parts[part] && found[part] === null) {
        use(child)
        found[part] = said(child, value)
      }
    if (own.length === 0 && /^ADR[123]$/.test(child.tag) && found.lines.length < addressBounds.lines) {
      use(child)
      found.lines = [...found.lines, said(child, value)]
    }
  }
  return addressOf(found)
}

const linesOf = (text: string): readonly string[] =>
  text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]))

/** The event with what its ADDR has below it, but both standards have beside it; the same event if there is nothing. */
export const withContactsBeside = <Node extends GedcomNode & { readonly children: readonly Node[] }>(
  event: Node,
): Node => {
  const isContact = ({ tag }: GedcomNode): boolean => ofList.has(tag)
  if (!event.children.some(({ tag, children }) => tag === "ADDR" && children.some(isContact))) return event
  const children = event.children.flatMap((child) =>
    child.tag === "ADDR"
      ? [
          { ...child, children: child.children.filter((below) => !isContact(below)) },
          ...child.children.filter(isContact),
        ]
      : [child],
  )
  return { ...event, children }
}

const saysSomething = ({ value, children }: GedcomNode): boolean =>
  value.trim() !== "" || children.some((child) => child.value.trim() !== "")

/** The structures of an address. `readAddress` reads the same address from them. */
export const writeAddress = (address: Address | null, version: GedcomVersion): readonly GedcomStructure[] => {
  if (address === null) return []
  const { lines, phones, emails, urls } = address
  const below = [
    ...optionalText(parts.city, address.city),
    ...optionalText(parts.state, address.state),
    ...optionalText(parts.postalCode, address.postalCode),
    ...optionalText(parts.country, address.country),
  ]
  const text = linesOf(lines.join("\n")).join("\n")
  const beside = (tag: string, values: readonly string[]): readonly GedcomStructure[] =>
    values
      .filter((value) => value.trim() !== "")
      .map((value, index) => textStructure(version === "5.5.1" && index >= MOST_551 ? `_${tag}` : tag, value.trim()))
  return [
    ...(text === "" && below.length === 0 ? [] : [textStructure("ADDR", text, below)]),
    ...beside(lists.phones, phones),
    ...beside(lists.emails, emails),
    ...beside(lists.urls, urls),
  ]
}
