import type { FieldError } from "./field-error.ts"

const controlCharacter = /\p{Cc}/u

/** Whether a text has a control character (Cc), such as NUL or a line end. */
export const hasControlCharacter = (text: string): boolean => controlCharacter.test(text)

const controlCharacters = /\p{Cc}+/gu

/** A text with one space for each run of control characters. */
export const withoutControlCharacters = (text: string): string => text.replace(controlCharacters, " ")

/** What is wrong with a text on one line that has a control character. */
export const controlCharacterFault = {
  message: "must not contain control characters",
  rule: "control_character",
} as const satisfies Omit<FieldError, "path">
