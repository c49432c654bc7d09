import type { Gender } from "../person.ts"
import type { GivenNameSex } from "./sex-of-given-name.ts"

/** A partner with a known sex. */
export interface PartnerWithSex {
  readonly gender: Gender
  readonly displayName: string
}

const opposites: Readonly<Record<Gender, GivenNameSex["gender"] | null>> = {
  male: "female",
  female: "male",
  other: null,
}

/** The sex opposite to that of a person's partners; null if they disagree, or if none of them has an opposite. */
export const sexOfPartners = (partners: readonly PartnerWithSex[]): GivenNameSex | null => {
  const telling = partners.filter(({ gender }) => opposites[gender] !== null)
  const [first] = telling
  if (first === undefined || telling.some(({ gender }) => gender !== first.gender)) return null
  const gender = opposites[first.gender]
  return gender === null ? null : { gender, basis: telling.map(({ displayName }) => displayName).join(", ") }
}
