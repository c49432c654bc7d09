import { calendarAddress } from "../../codecs/account/calendar.ts"
import { describe } from "./describe.ts"

/** The texts of calendars. */
export const calendarTexts = describe(calendarAddress, "The address of a calendar.", {
  url: "The address for calendar programs. Its last part is secret, and it is shown only here.",
})
