import type { dates as english } from "../en/dates.ts"
import type { Texts } from "../texts.ts"

export const dates: Texts<typeof english> = {
  about: `.input {$precision :string}
    .match $precision
    day {{omkring den {$date}}}
    * {{omkring {$date}}}`,
  calculated: ".input {$precision :string} {{{$date} (beräknat)}}",
  estimated: ".input {$precision :string} {{{$date} (uppskattat)}}",
  before: `.input {$precision :string}
    .match $precision
    day {{före den {$date}}}
    * {{före {$date}}}`,
  after: `.input {$precision :string}
    .match $precision
    day {{efter den {$date}}}
    * {{efter {$date}}}`,
  between: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{mellan den {$from} och den {$to}}}
    day * {{mellan den {$from} och {$to}}}
    * day {{mellan {$from} och den {$to}}}
    * * {{mellan {$from} och {$to}}}`,
  from: `.input {$precision :string}
    .match $precision
    day {{från den {$date}}}
    * {{från {$date}}}`,
  to: `.input {$precision :string}
    .match $precision
    day {{till den {$date}}}
    * {{till {$date}}}`,
  fromTo: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{från den {$from} till den {$to}}}
    day * {{från den {$from} till {$to}}}
    * day {{från {$from} till den {$to}}}
    * * {{från {$from} till {$to}}}`,
  interpreted: "{$date} (”{$phrase}”)",
  beforeEra: "{$date} f.Kr.",
  inJulianCalendar: "{$date} (julianska kalendern)",
  inHebrewCalendar: "{$date} (judiska kalendern)",
  republicanDay: "{$day} {$month} år {$year}",
  republicanMonth: "{$month} år {$year}",
  republicanYear: "år {$year} i franska republiken",
}
