import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { repeatableFor } from "../../../../core/index.ts"
import { type CalendarAddress, calendarAddressReply, calendarReply } from "../../codecs/account/calendar.ts"
import { anyone, session } from "../../operation/access.ts"
import { route } from "../../operation/route.ts"
import { PREFIX } from "../../prefix.ts"
import { nothing } from "../../request/input.ts"
import { withAddress } from "../../request/with-address.ts"
import { empty } from "../../response/json-replies.ts"

const addressedAt =
  (address: string) =>
  ({ token }: { readonly token: string }): CalendarAddress => ({ url: `${address}${PREFIX}/calendar/${token}.ics` })

/** The calendar of an account. */
export const calendarRoutes = [
  route("createCalendar", {
    method: "post",
    path: "/users/me/calendar",
    summary: "Make an address for your calendar",
    description:
      "Returns an address at which calendar programs read the anniversaries of your trees. It is shown only here, and " +
      "replaces the one before.",
    access: session,
    takes: withAddress(nothing),
    reply: calendarAddressReply,
    handle:
      (app) =>
      async ({ actor, input: { address }, repeatable }) => {
        const addressed = addressedAt(address)
        return pipe(await app.createCalendar(actor, null, repeatableFor(repeatable, addressed)), E.map(addressed))
      },
  }),
  route("deleteCalendar", {
    method: "delete",
    path: "/users/me/calendar",
    summary: "Remove the address of your calendar",
    description: "The address answers 404 from then on.",
    access: session,
    takes: nothing,
    reply: empty,
    handle:
      (app) =>
      ({ actor }) =>
        app.deleteCalendar(actor, null),
  }),
  route("readCalendar", {
    method: "get",
    path: "/calendar/{calendar}.ics",
    summary: "Read a calendar",
    description:
      "Streams iCalendar (RFC 5545): births, marriages and deaths of the trees of an account, each year, of people that " +
      "the account sees in full. Dates are Gregorian days from 1583 on. The token in the address is a secret of the account.",
    access: anyone,
    tries: { account: () => null },
    takes: nothing,
    reply: calendarReply,
    errors: ["NotFound"],
    handle:
      (app) =>
      ({ params: { calendar } }) =>
        app.readCalendar({ token: calendar }),
  }),
]
