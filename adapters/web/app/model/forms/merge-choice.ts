/** The fields of two persons of which a merge keeps one, or both. */
export const mergeFields = ["primary_name", "gender", "birth", "death", "notes"] as const

export type MergeField = (typeof mergeFields)[number]

/** Which of both values a field gets: that of the person who is kept, that of the other one, or both joined. */
export type Taken = "kept" | "from" | "both"

export type MergeChoices = Partial<Readonly<Record<MergeField, Taken>>>

/** What is known of a person for a merge, in words. Null where nothing is known. */
export type MergeSide = Readonly<Record<MergeField, string | null>>

/** Whether a merge must choose between two values. */
export const isChoice = (field: MergeField, kept: MergeSide, from: MergeSide): boolean =>
  kept[field] !== null && from[field] !== null && kept[field] !== from[field]

/** The values that a field can get. Notes can be joined, and are so if nothing else is chosen. */
export const takenChoices = (field: MergeField): readonly Taken[] =>
  field === "notes" ? ["both", "kept", "from"] : ["kept", "from"]

/** What a merge is sent: the choice for each field that has two values. Joined notes are what happens by itself. */
export const takeOf = (
  kept: MergeSide,
  from: MergeSide,
  choices: MergeChoices,
): Partial<Record<MergeField, "kept" | "from">> => {
  const take: Partial<Record<MergeField, "kept" | "from">> = {}
  for (const field of mergeFields) {
    const chosen = choices[field] ?? takenChoices(field)[0]
    if (isChoice(field, kept, from) && chosen !== undefined && chosen !== "both") take[field] = chosen
  }
  return take
}

interface Paired {
  readonly persons: readonly { readonly id: string }[]
}

/** The name of a pair. */
export const keyOfPair = ({ persons }: Paired): string => persons.map(({ id }) => id).join(" ")

/** The pairs in order, those that were put off behind the others. */
export const inTurn = <T extends Paired>(pairs: readonly T[], later: readonly string[]): readonly T[] =>
  pairs.toSorted((a, b) => later.indexOf(keyOfPair(a)) - later.indexOf(keyOfPair(b)))
