import type { dates as english } from "../en/dates.ts"
import type { Texts } from "../texts.ts"

export const dates: Texts<typeof english> = {
  about: `.input {$precision :string}
    .match $precision
    day {{vers le {$date}}}
    * {{vers {$date}}}`,
  calculated: ".input {$precision :string} {{{$date} (calculé)}}",
  estimated: ".input {$precision :string} {{{$date} (estimé)}}",
  before: `.input {$precision :string}
    .match $precision
    day {{avant le {$date}}}
    * {{avant {$date}}}`,
  after: `.input {$precision :string}
    .match $precision
    day {{après le {$date}}}
    * {{après {$date}}}`,
  between: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{entre le {$from} et le {$to}}}
    day * {{entre le {$from} et {$to}}}
    * day {{entre {$from} et le {$to}}}
    * * {{entre {$from} et {$to}}}`,
  from: `.input {$precision :string}
    .match $precision
    day {{depuis le {$date}}}
    * {{depuis {$date}}}`,
  to: `.input {$precision :string}
    .match $precision
    day {{jusqu’au {$date}}}
    * {{jusqu’en {$date}}}`,
  fromTo: `.input {$fromPrecision :string} .input {$toPrecision :string}
    .match $fromPrecision $toPrecision
    day day {{du {$from} au {$to}}}
    day * {{du {$from} jusqu’en {$to}}}
    year year {{de {$from} à {$to}}}
    year day {{de {$from} au {$to}}}
    * day {{depuis {$from} jusqu’au {$to}}}
    * * {{depuis {$from} jusqu’en {$to}}}`,
  interpreted: "{$date} (« {$phrase} »)",
  beforeEra: "{$date} av. J.-C.",
  inJulianCalendar: "{$date} (calendrier julien)",
  inHebrewCalendar: "{$date} (calendrier hébraïque)",
  republicanDay: "{$day} {$month} an {$year}",
  republicanMonth: "{$month} an {$year}",
  republicanYear: "an {$year}",
}
