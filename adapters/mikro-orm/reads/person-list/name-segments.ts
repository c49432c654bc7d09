import { SORTED_CHARACTERS } from "../../../../core/domain/name-text/sort-text.ts"
import type { PersonPosition } from "../../../../core/domain/person-list/person-order.ts"
import { seesEverything } from "../../../../core/domain/privacy.ts"
import { isFullyVisible } from "./person-conditions.ts"
import { beyond, orderedById, type Segment, selectPersons, type Selection } from "./selection.ts"

const sorted = (column: string): string => `"left"(${column}, ${SORTED_CHARACTERS}) collate "und-x-icu"`
const SURNAME = sorted("x.surname")
const GIVEN_NAME = sorted("x.given_name")

/** Persons with a surname, then those with a given name alone, then all others. */
export const nameSegments = (selection: Selection): readonly Segment[] => {
  const { viewer } = selection
  const isFull = isFullyVisible(viewer)
  const isNameless = `${SURNAME} is null and x.given_name is null`
  return [
    withSurname(selection),
    withoutSurname(selection),
    seesEverything(viewer)
      ? orderedById(selection, [isNameless], [SURNAME])
      : orderedById(selection, ["x.privacy <> 'hidden'", `((${isNameless}) and ${isFull}) or (${isFull}) is not true`]),
  ]
}

const withoutSurname =
  (selection: Selection): Segment =>
  (after) => ({
    text: selectPersons(
      selection,
      [
        `${SURNAME} is null`,
        `${GIVEN_NAME} is not null`,
        isFullyVisible(selection.viewer),
        ...(after === null ? [] : [`(${GIVEN_NAME}, x.id) ${beyond(selection)} ($3::text, $4::uuid)`]),
      ],
      [SURNAME, GIVEN_NAME, "x.id"],
    ),
    values: after === null ? [] : [after.values[1], after.id],
  })

/** Persons with both names after a position, which has the surname `$3`, the id `$4` and the given name `$5`. */
const withBothNames = (selection: Selection, after: PersonPosition | null): string => {
  const more = beyond(selection)
  const isAfter =
    after?.values[1] === null
      ? `${SURNAME} ${more} $3::text`
      : `(${SURNAME}, ${GIVEN_NAME}, x.id) ${more} ($3::text, $5::text, $4::uuid)`
  return selectPersons(
    selection,
    [
      `${SURNAME} is not null`,
      `${GIVEN_NAME} is not null`,
      isFullyVisible(selection.viewer),
      ...(after === null ? [] : [isAfter]),
    ],
    [SURNAME, GIVEN_NAME, "x.id"],
  )
}

/** Persons with a surname alone after the same position. They come last among those of their surname. */
const withoutGivenName = (selection: Selection, after: PersonPosition | null): string => {
  const more = beyond(selection)
  const isAfter =
    after?.values[1] === null ? `(${SURNAME}, x.id) ${more} ($3::text, $4::uuid)` : `${SURNAME} ${more}= $3::text`
  return selectPersons(
    selection,
    [
      `${SURNAME} is not null`,
      "x.given_name is null",
      isFullyVisible(selection.viewer),
      ...(after === null ? [] : [isAfter]),
    ],
    [SURNAME, "x.id"],
  )
}

/**
 * Both kinds together. Missing given names come last in both directions, and no index can be read so in both, so
 * the first rows of each kind are read through an index of their own.
 */
const withSurname =
  (selection: Selection): Segment =>
  (after) => {
    const direction = selection.isReversed ? "desc" : "asc"
    const both = withBothNames(selection, after)
    const one = withoutGivenName(selection, after)
    const [surname = null, givenName = null] = after?.values ?? []
    return {
      text: `select u.* from ((${both}) union all (${one})) u
        order by ${sorted('u."surname"')} ${direction}, u."givenName" is null, ${sorted('u."givenName"')} ${direction}, u."id" ${direction}
        limit $2`,
      values: after === null ? [] : [surname, after.id, ...(givenName === null ? [] : [givenName])],
    }
  }
