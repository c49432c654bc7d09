/** In a marriage: the relatives of one's own partner, or the partners of one's own relatives. */
export const kinThroughs = ["own_partner", "their_partner"] as const

/** How one person is related to another, as far as the words of a language need it. */
export interface KinToName {
  readonly kind: "blood" | "marriage" | "adoption" | "step"
  /** The steps up to the common ancestor, and the steps down from there. */
  readonly up: number
  readonly down: number
  readonly half: boolean
  /** The gender of the person who is named. */
  readonly gender: "male" | "female" | "other" | null
  /** Null if it is unknown, and for other ties than a marriage. */
  readonly through: (typeof kinThroughs)[number] | null
  /** The side of the family on which a relative beyond one's parents is; null if it is not known. */
  readonly side: "father" | "mother" | null
}

/** Says in a language what a person is to another. */
export type KinNamer = (kin: KinToName) => string
