import type { dates as english } from "../en/dates.ts"
import type { Texts } from "../texts.ts"

export const dates: Texts<typeof english> = {
  about: ".input {$precision :string} {{בסביבות {$date}}}",
  calculated: ".input {$precision :string} {{{$date} (מחושב)}}",
  estimated: ".input {$precision :string} {{{$date} (משוער)}}",
  before: ".input {$precision :string} {{לפני {$date}}}",
  after: ".input {$precision :string} {{אחרי {$date}}}",
  between: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    * month {{בין {$from} ל{$to}}}
    * * {{בין {$from} ל־{$to}}}`,
  from: `.input {$precision :string}
    .match $precision
    month {{מ{$date}}}
    * {{מ־{$date}}}`,
  to: ".input {$precision :string} {{עד {$date}}}",
  fromTo: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    month * {{מ{$from} עד {$to}}}
    * * {{מ־{$from} עד {$to}}}`,
  interpreted: "{$date} (”{$phrase}“)",
  beforeEra: "{$date} לפנה״ס",
  inJulianCalendar: "{$date} (לוח יוליאני)",
  inHebrewCalendar: "{$date} (לוח עברי)",
  republicanDay: "{$day} ב{$month}, שנה {$year}",
  republicanMonth: "{$month}, שנה {$year}",
  republicanYear: "שנה {$year} לרפובליקה הצרפתית",
}
