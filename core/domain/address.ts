import * as t from "io-ts"
import { partsField } from "../codec/field.ts"
import { optionalLine } from "../codec/optional-text.ts"
import { lineText, listOf, nullable, wire } from "../codec/wire.ts"

/** The most lines of an address and items of its other lists, and the most characters of each. */
export const addressBounds = { lines: 10, items: 5, line: 500, phone: 100, email: 320, url: 2_000 } as const

const { lines, items, line, phone, email, url } = addressBounds
const some = t.readonlyArray(t.string)
const part = nullable(t.string)
const bounded = (most: number, count: number = items) => listOf(lineText(most, 1), count)

/** Where an event took place as it stands on a letter, and how somebody there is reached. */
export const StoredAddress = wire("Address", {
  lines: some,
  city: part,
  state: part,
  postalCode: part,
  country: part,
  phones: some,
  emails: some,
  urls: some,
})
export type Address = t.TypeOf<typeof StoredAddress>

/** An address of a request. A part that it leaves out is empty. */
export const AddressInput = wire(
  "AddressInput",
  {},
  {
    lines: bounded(line, lines),
    city: optionalLine(line),
    state: optionalLine(line),
    postalCode: optionalLine(line),
    country: optionalLine(line),
    phones: bounded(phone),
    emails: bounded(email),
    urls: bounded(url),
  },
)

/** An address without any part. */
export const noAddress: Address = {
  lines: [],
  city: null,
  state: null,
  postalCode: null,
  country: null,
  phones: [],
  emails: [],
  urls: [],
}

/** The address with these parts; null if all of them are empty. */
export const addressOf = (parts: Partial<Address>): Address | null => {
  const address = { ...noAddress, ...parts }
  return Object.values(address).every((value) => value === null || value.length === 0) ? null : address
}

/** The address of an event as a field. */
export const addressField = partsField(
  { input: AddressInput, whole: addressOf, stored: StoredAddress },
  "The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole.",
)
