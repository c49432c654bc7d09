import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { dayOf } from "../../domain/date/calendar.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import {
  type CalendarEntry,
  calendarEntry,
  calendarTypeOf,
  daysOfYearFrom,
} from "../../domain/overview/calendar-entry.ts"
import type { AnniversaryRow } from "../../domain/overview/anniversary.ts"
import { showToMember } from "../../domain/privacy.ts"
import { append } from "../../lib/append.ts"
import { ENGLISH, type Language } from "../../languages/language.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { MemberTree } from "../../ports/reads.ts"
import { type AskPorts, type QueryContext, type Reader, viewerOf } from "../../use-case/query.ts"
import { cardReads, shownCards } from "../../view/shown-cards.ts"

/** The calendar of an account, as its user sees the trees now. */
export interface OpenCalendar {
  readonly language: Language
  /** The day on which it is read. */
  readonly now: Date
  /** A text that changes with the trees, the roles of the user in them, the language and the day. */
  readonly version: string
  readonly entries: AsyncIterable<readonly CalendarEntry[]>
}

type Ports = AskPorts & { readonly tokens: Pick<Tokens, "hash"> }

/** The trees of one account. An account has few. */
const TREES_AT_ONCE = 100

/** The events that are read at once. */
const BATCH = 250

/**
 * The calendar with this token: the births, marriages and deaths of the trees of its user, of people whom the user sees
 * in full. Needs no session.
 */
export const readCalendar =
  ({ reads, tokens, now, settings }: Ports) =>
  async ({ token }: { readonly token: string }): Promise<E.Either<DomainError, OpenCalendar>> => {
    const at = now()
    const user = await reads.users.byCalendarHash(tokens.hash(token))
    if (user === null) return E.left(notFound("calendar"))
    const trees: MemberTree[] = []
    for await (const some of reads.trees.ofUser(user.id, false, { after: null, batch: TREES_AT_ONCE }))
      append(trees, some)
    const language = user.language ?? ENGLISH
    const version = [
      ...trees.map(({ tree, role, revision }) => `${tree.id} ${role} ${revision}`),
      `${language} ${dayOf(at)}`,
    ].join()
    const reader: Reader = { userId: user.id, surface: "member" }
    const entries = entriesOf({ ...reads, settings, now: at }, reader, trees)
    return E.right({ language, now: at, version, entries })
  }

const entriesOf = async function* (
  context: QueryContext,
  reader: Reader,
  trees: readonly MemberTree[],
): AsyncGenerator<readonly CalendarEntry[]> {
  const from = dayOf(context.now)
  const window = { from, days: daysOfYearFrom(from) }
  for (const { tree, role } of trees) {
    const access = treeForRole({ tree, role }, "viewer")
    const viewer = E.isLeft(access) ? access : viewerOf(access.right, reader, context.now)
    if (E.isLeft(viewer)) continue
    const seen = { treeId: tree.id, viewer: viewer.right }
    for await (const rows of context.overview.anniversaries(tree.id, window, { after: null, batch: BATCH })) {
      const shown = rows.map((row) => showToMember(seen.viewer, row)).filter((row) => row !== null)
      yield await entriesOfRows(context, reader, seen, shown)
    }
  }
}

const entriesOfRows = async (
  context: QueryContext,
  reader: Reader,
  seen: Parameters<typeof shownCards>[1],
  rows: readonly AnniversaryRow[],
): Promise<readonly CalendarEntry[]> => {
  const kept = rows.flatMap((row) => {
    const type = calendarTypeOf(row)
    return type === null ? [] : [{ row, type }]
  })
  const ids = new Set(kept.flatMap(({ row }) => row.personIds))
  const cards = await shownCards(cardReads(context, reader), seen, [...ids])
  return kept.flatMap(({ row, type }) => {
    const persons = row.personIds.map((id) => cards.get(id))
    const names = persons.flatMap((card) => (card?.visibility === "full" ? [card.displayName] : []))
    // An event is left out with any person whom the user does not see in full.
    return names.length === row.personIds.length ? [calendarEntry(row, type, names)] : []
  })
}
