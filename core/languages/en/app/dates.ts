/** The words of dates, as they are written and read. */
const messages = {
  /** The tag for days and numbers: the language, and where needed its country. */
  locale: "en-GB",
  about: "about {$date}",
  calculated: "calculated {$date}",
  estimated: "estimated {$date}",
  before: "before {$date}",
  after: "after {$date}",
  from: "from {$date}",
  to: "until {$date}",
  between: "between {$from} and {$to}",
  from_to: "from {$from} to {$to}",
  julian: "{$date} (Julian calendar)",
  /** A year before Christ, and a year so small that it looks like an age. */
  before_christ: "{$year} BC",
  after_christ: "AD {$year}",
  /** The words that are read: with a bar between them, in small letters. */
  read: {
    about: "about|abt|around|approx|circa|ca|c",
    before: "before|bef",
    after: "after|aft",
    calculated: "calculated|cal",
    estimated: "estimated|est",
    from: "from|since",
    to: "until|till|to",
    between: "between|bet",
    and: "and",
    before_christ: "bc|b.c.|bce",
    /** Short words inside a date that say nothing: `12 de marzo de 1850`. */
    between_parts: "of",
    /** Names of months that are not those of the language today. */
    months: "sept=9",
  },
} as const

export default messages
