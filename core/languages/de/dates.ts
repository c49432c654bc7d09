import type { dates as english } from "../en/dates.ts"
import type { Texts } from "../texts.ts"

export const dates: Texts<typeof english> = {
  about: `.input {$precision :string}
    .match $precision
    day {{um den {$date}}}
    * {{um {$date}}}`,
  calculated: ".input {$precision :string} {{{$date} (berechnet)}}",
  estimated: ".input {$precision :string} {{{$date} (geschätzt)}}",
  before: `.input {$precision :string}
    .match $precision
    day {{vor dem {$date}}}
    * {{vor {$date}}}`,
  after: `.input {$precision :string}
    .match $precision
    day {{nach dem {$date}}}
    * {{nach {$date}}}`,
  between: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{zwischen dem {$from} und dem {$to}}}
    day * {{zwischen dem {$from} und {$to}}}
    * day {{zwischen {$from} und dem {$to}}}
    * * {{zwischen {$from} und {$to}}}`,
  from: `.input {$precision :string}
    .match $precision
    day {{ab dem {$date}}}
    * {{ab {$date}}}`,
  to: `.input {$precision :string}
    .match $precision
    day {{bis zum {$date}}}
    * {{bis {$date}}}`,
  fromTo: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{vom {$from} bis zum {$to}}}
    day * {{vom {$from} bis {$to}}}
    * day {{von {$from} bis zum {$to}}}
    * * {{von {$from} bis {$to}}}`,
  interpreted: "{$date} („{$phrase}“)",
  beforeEra: "{$date} v. Chr.",
  inJulianCalendar: "{$date} (julianischer Kalender)",
  inHebrewCalendar: "{$date} (jüdischer Kalender)",
  republicanDay: "{$day}. {$month} des Jahres {$year}",
  republicanMonth: "{$month} des Jahres {$year}",
  republicanYear: "Jahr {$year} der Französischen Republik",
}
