import type { dates as english } from "../en/dates.ts"
import type { Texts } from "../texts.ts"

export const dates: Texts<typeof english> = {
  about: `.input {$precision :string}
    .match $precision
    day {{hacia el {$date}}}
    * {{hacia {$date}}}`,
  calculated: ".input {$precision :string} {{{$date} (calculado)}}",
  estimated: ".input {$precision :string} {{{$date} (estimado)}}",
  before: `.input {$precision :string}
    .match $precision
    day {{antes del {$date}}}
    * {{antes de {$date}}}`,
  after: `.input {$precision :string}
    .match $precision
    day {{después del {$date}}}
    * {{después de {$date}}}`,
  between: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{entre el {$from} y el {$to}}}
    day * {{entre el {$from} y {$to}}}
    * day {{entre {$from} y el {$to}}}
    * * {{entre {$from} y {$to}}}`,
  from: `.input {$precision :string}
    .match $precision
    day {{desde el {$date}}}
    * {{desde {$date}}}`,
  to: `.input {$precision :string}
    .match $precision
    day {{hasta el {$date}}}
    * {{hasta {$date}}}`,
  fromTo: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{del {$from} al {$to}}}
    day * {{del {$from} a {$to}}}
    * day {{de {$from} al {$to}}}
    * * {{de {$from} a {$to}}}`,
  interpreted: "{$date} («{$phrase}»)",
  beforeEra: "{$date} a. C.",
  inJulianCalendar: "{$date} (calendario juliano)",
  inHebrewCalendar: "{$date} (calendario hebreo)",
  republicanDay: "{$day} de {$month} del año {$year}",
  republicanMonth: "{$month} del año {$year}",
  republicanYear: "año {$year} de la República Francesa",
}
