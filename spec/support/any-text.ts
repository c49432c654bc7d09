import fc from "fast-check"

/** Words with all that GEDCOM is touchy about. */
export const words = fc
  .array(
    fc.constantFrom(
      "Anne",
      "Élise",
      "@",
      "@@",
      "/",
      "Y",
      "7",
      "o’Neill",
      "\n",
      "  ",
      "@I1@",
      "0 TRLR",
      "漢字",
      "👩‍👧",
      "# - x",
      ",",
      "1850",
      "(so)",
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((some) => some.join(" "))
  .filter((text) => text.trim() !== "")
/** Words, or so many that lines are broken in a file. */
export const longText = fc.oneof(
  words,
  fc.tuple(words, fc.integer({ min: 1, max: 90 })).map(([text, times]) => `${text} `.repeat(times)),
)
/** The value, or null. */
export const maybe = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(some)
/** A text on one line. */
export const line = words.map((text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim()).filter((text) => text !== "")
