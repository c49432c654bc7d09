/**
 * Dates in words. `precision` is `day`, `month` or `year`: the smallest part of the date, by which some languages choose
 * an article. The languages do not need every argument that English declares.
 */
export const dates = {
  about: ".input {$precision :string} {{about {$date}}}",
  calculated: ".input {$precision :string} {{{$date} (calculated)}}",
  estimated: ".input {$precision :string} {{{$date} (estimated)}}",
  before: ".input {$precision :string} {{before {$date}}}",
  after: ".input {$precision :string} {{after {$date}}}",
  between: ".input {$fromPrecision :string} .input {$toPrecision :string} {{between {$from} and {$to}}}",
  from: ".input {$precision :string} {{from {$date}}}",
  to: ".input {$precision :string} {{until {$date}}}",
  fromTo: ".input {$fromPrecision :string} .input {$toPrecision :string} {{from {$from} to {$to}}}",
  interpreted: "{$date} (“{$phrase}”)",
  beforeEra: "{$date} BC",
  inJulianCalendar: "{$date} (Julian calendar)",
  inHebrewCalendar: "{$date} (Hebrew calendar)",
  republicanDay: "{$day} {$month}, Year {$year}",
  republicanMonth: "{$month}, Year {$year}",
  republicanYear: "Year {$year} of the French Republic",
} as const
