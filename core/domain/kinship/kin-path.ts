import type { KinToName } from "../../languages/kin.ts"
import type { PersonId, RelationshipId } from "../ids.ts"
import type { Gender } from "../person.ts"
import type { ParentQualifier } from "../relationship.ts"

/** The directions of a step: to a parent, to a child, or to a partner. */
export const kinSteps = ["parent", "child", "partner"] as const

/** A step along one relationship, to a person. */
export interface KinStep {
  readonly personId: PersonId
  readonly relationshipId: RelationshipId
  readonly step: (typeof kinSteps)[number]
}

/** A step with the qualifier of its relationship; null for partners, and if the reader does not see it. */
export interface QualifiedStep extends KinStep {
  readonly qualifier: ParentQualifier | null
}

/** By what ties two persons are related. */
export const kinKinds = ["blood", "marriage", "adoption", "step"] as const
export type KinKind = (typeof kinKinds)[number]

/** The first parent on a way up. */
export const kinSides = ["father", "mother"] as const
export type KinSide = (typeof kinSides)[number]

/** How one person is related to another. */
export interface Kin {
  readonly kind: KinKind
  /** The numbers of steps to parents and to children. */
  readonly up: number
  readonly down: number
  /** Whether two siblings on the way share one parent only. False for a direct line. */
  readonly half: boolean
  /** The side of the family on which a relative beyond the parents is; null by marriage, and if it is not known. */
  readonly side: KinSide | null
  /** Whether a brother or sister is older; null for others, and if the years of birth are equal or not known. */
  readonly elder: boolean | null
  /** What the other person is called in English. */
  readonly name: string
  /** The gender of the other person, as this reader sees it. */
  readonly gender: Gender | null
  /** By marriage: whether the way begins or ends with a partner; null if it does neither. */
  readonly through: KinToName["through"]
}

/** One way in which two persons are related. */
export interface KinPath extends Kin {
  /** For cousins, the difference in generations; otherwise 0. */
  readonly removed: number
  readonly commonAncestorIds: readonly PersonId[]
  readonly steps: readonly KinStep[]
}
