import type { dates as english } from "../en/dates.ts"
import type { Texts } from "../texts.ts"

export const dates: Texts<typeof english> = {
  about: ".input {$precision :string} {{omstreeks {$date}}}",
  calculated: ".input {$precision :string} {{{$date} (berekend)}}",
  estimated: ".input {$precision :string} {{{$date} (geschat)}}",
  before: ".input {$precision :string} {{vóór {$date}}}",
  after: ".input {$precision :string} {{na {$date}}}",
  between: ".input {$fromPrecision :string} .input {$toPrecision :string} {{tussen {$from} en {$to}}}",
  from: ".input {$precision :string} {{vanaf {$date}}}",
  to: ".input {$precision :string} {{tot {$date}}}",
  fromTo: ".input {$fromPrecision :string} .input {$toPrecision :string} {{van {$from} tot {$to}}}",
  interpreted: "{$date} (‘{$phrase}’)",
  beforeEra: "{$date} v.Chr.",
  inJulianCalendar: "{$date} (juliaanse kalender)",
  inHebrewCalendar: "{$date} (joodse kalender)",
  republicanDay: "{$day} {$month} van het jaar {$year}",
  republicanMonth: "{$month} van het jaar {$year}",
  republicanYear: "jaar {$year} van de Franse Republiek",
}
