import * as t from "io-ts"
import { type Wire, wire } from "../../../../core/codec/wire.ts"
import type { OpenCalendar } from "../../../../core/index.ts"
import { tagOfParts } from "../../answer/content-tag.ts"
import type { Reply } from "../../answer/reply.ts"
import { calendarFile } from "../../calendar/calendar-file.ts"
import { createdWithoutLocation } from "../../response/json-replies.ts"

/** The address of a calendar. */
export interface CalendarAddress {
  readonly url: string
}

export const calendarAddress: Wire<CalendarAddress> = wire("CalendarAddress", { url: t.string })

/** A new address, which only this answer has. */
export const calendarAddressReply: Reply<CalendarAddress> = {
  ...createdWithoutLocation(calendarAddress),
  isSecret: true,
}

const MEDIA_TYPE = "text/calendar; charset=utf-8"

/** A calendar as a file, which is written while it is sent. */
export const calendarReply: Reply<OpenCalendar> = {
  status: 200,
  mediaType: MEDIA_TYPE,
  codec: null,
  shape: "file",
  headers: ["ETag"],
  answer: (calendar) => ({
    status: 200,
    content: { kind: "chunks", mediaType: MEDIA_TYPE, chunks: calendarFile(calendar)[Symbol.asyncIterator]() },
    headers: { "Cache-Control": "private, no-cache" },
    tag: tagOfParts([calendar.version]),
  }),
}
