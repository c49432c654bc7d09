/** The entries of the calendar of an account. The year is that of the event, as digits. */
export const anniversaries = {
  title: "Family anniversaries",
  birth: "{$name}, born {$year}",
  death: "{$name}, died {$year}",
  marriage: "{$name}, married {$year}",
} as const
