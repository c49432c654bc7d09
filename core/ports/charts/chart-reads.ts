import type { CardRow } from "../../domain/chart/card.ts"
import type { Extent } from "../../domain/chart/neighbourhood.ts"
import type { TieRow } from "../../domain/chart/tie.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import type { Involving, Viewer, Withheld } from "../../domain/privacy.ts"

/** The persons of relationships. */
export interface TiesOf {
  readonly people: readonly PersonId[]
  /** Relationships with these persons are left out. */
  readonly except: readonly PersonId[]
}

/** Persons, and how far to walk from them. */
export interface TiesAround {
  readonly people: readonly PersonId[]
  /** The walk ends after the level with which it has more persons than this. */
  readonly most: number
}

/** The relationships around some persons. */
export interface SurroundingTies {
  /** All relationships of everyone who is at most this number of steps away are there. */
  readonly levels: number
  /** Each once, ordered by id. */
  readonly ties: readonly Withheld<Involving<TieRow>>[]
}

/** Two persons, and how long the ways between them may be. Hidden persons block a way. */
export interface TiesBetween {
  readonly from: PersonId
  readonly to: PersonId
  /** The number of steps of a way that is known; null if none is known. Then the shortest way counts. */
  readonly known: number | null
  /** The number of steps that other ways may be longer than that one. */
  readonly longer: number
  /** The most steps of any way. */
  readonly longest: number
  /** The search ends after the step with which it has reached more persons than this, and misses longer ways. */
  readonly most: number
}

/** How many relatives of each kind a viewer sees. */
export interface RelativeCounts {
  readonly parents: number
  readonly siblings: number
  readonly partners: number
  readonly children: number
}

/** A person, and how many relatives of each kind are wanted. */
export interface FamilyOfPerson {
  readonly personId: PersonId
  readonly most: number
}

/** The relationships of a family, each once, ordered by id. */
export interface FamilyTies {
  readonly ties: readonly Withheld<Involving<TieRow>>[]
  /** How many relatives there are, if `ties` are those of the first ones only; null if all are there. */
  readonly totals: RelativeCounts | null
}

/** The reads of charts: slim rows of many persons at once. */
export interface ChartReads {
  /** The live persons with these ids, ordered by id. */
  cards(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly Withheld<CardRow>[]>
  /**
   * The live relationships of everyone in the neighbourhood of a person and of their parents, each once, ordered by
   * id. Others may be among them. The lines do not pass persons who are hidden from the viewer. They end after the
   * generation with which a line has more than `extent.most` persons, so time and memory do not depend on the size
   * of the tree. Safe for loops.
   */
  around(
    treeId: TreeId,
    personId: PersonId,
    extent: Extent,
    viewer: Viewer,
  ): Promise<readonly Withheld<Involving<TieRow>>[]>
  /**
   * The live relationships of a person, the partnerships of the parents, and the relationships of the parents, of
   * their partners and of the person's partners to children. Of a large family those of the first relatives of each
   * kind: parents and partners by id, siblings and children by position, then by birth as the viewer sees it, then by id.
   */
  family(treeId: TreeId, of: FamilyOfPerson, viewer: Viewer): Promise<FamilyTies>
  /** The live relationships to the parents of these persons, of their parents and so on, each once. Safe for loops. */
  ancestry(treeId: TreeId, ids: readonly PersonId[], viewer: Viewer): Promise<readonly Withheld<Involving<TieRow>>[]>
  /** The live relationships of these persons, each once, ordered by id, without the days of their events. */
  tiesOf(treeId: TreeId, of: TiesOf, viewer: Viewer): Promise<readonly Withheld<Involving<TieRow>>[]>
  /** As `tiesOf`, of these persons, of their relatives and so on. Persons who are hidden from the viewer may be passed. */
  tiesAround(treeId: TreeId, of: TiesAround, viewer: Viewer): Promise<SurroundingTies>
  /**
   * The live relationships of all persons on ways between two persons with each other, and those to the parents of
   * these persons. Each once, ordered by id, without the days of their events. Others may be among them. None if there
   * is no way.
   */
  tiesBetween(treeId: TreeId, of: TiesBetween, viewer: Viewer): Promise<readonly Withheld<Involving<TieRow>>[]>
}
