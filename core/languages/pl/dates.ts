import type { dates as english } from "../en/dates.ts"
import type { Texts } from "../texts.ts"

export const dates: Texts<typeof english> = {
  about: ".input {$precision :string} {{około {$date}}}",
  calculated: ".input {$precision :string} {{{$date} (data obliczona)}}",
  estimated: ".input {$precision :string} {{{$date} (data szacunkowa)}}",
  before: ".input {$precision :string} {{przed {$date}}}",
  after: ".input {$precision :string} {{po {$date}}}",
  between: ".input {$fromPrecision :string} .input {$toPrecision :string} {{między {$from} a {$to}}}",
  from: ".input {$precision :string} {{od {$date}}}",
  to: ".input {$precision :string} {{do {$date}}}",
  fromTo: ".input {$fromPrecision :string} .input {$toPrecision :string} {{od {$from} do {$to}}}",
  interpreted: "{$date} („{$phrase}”)",
  beforeEra: "{$date} p.n.e.",
  inJulianCalendar: "{$date} (kalendarz juliański)",
  inHebrewCalendar: "{$date} (kalendarz hebrajski)",
  republicanDay: "{$day} {$month} roku {$year}",
  republicanMonth: "{$month} roku {$year}",
  republicanYear: "rok {$year} Republiki Francuskiej",
}
