import type { FileIndex } from "../import/file-index.ts"
import { createNew } from "../import/import-decisions.ts"
import { existingPersonOf } from "../import/existing-ties.ts"
import { sharedYears } from "../import/shared-years.ts"
import { LONGEST, type TextFault } from "../structures/shown-text.ts"
import type { Loss, Warn } from "../warning.ts"
import type { ImportContext } from "./import-context.ts"
import type { MapperOptions } from "./mapper-options.ts"

const textFaults: Readonly<Record<TextFault, readonly [lost: Loss, message: (most: number) => string]>> = {
  text_too_long: [
    "value",
    (most) =>
      `In {in}, a text has more than ${most} characters and is cut to that length. Exports contain the whole text.`,
  ],
  hidden_characters: [
    "nothing",
    () => "In {in}, hidden characters are removed from a name or place. Exports contain them.",
  ],
  control_characters: [
    "nothing",
    () => "In {in}, line ends or other control characters of a text of one line become spaces. Exports contain them.",
  ],
}

/**
 * The state of a mapping before its first record: an id for each person and source of the file, and the readers of
 * its structures. `used` gets the lines that a reader used, `links` the row that each line became.
 */
export const startMapping = (
  fileIndex: FileIndex,
  options: MapperOptions,
  used: Set<number>,
  links: Map<number, string>,
): ImportContext => {
  const { treeId, newId, life, families, version, warn, known = null } = options
  const { noteTexts, repositoryNames, personOf, sourceOf, dateHabits } = fileIndex
  const share = sharedTexts(warn)
  return {
    treeId,
    newId,
    life,
    families,
    known,
    personOf,
    sourceOf,
    warn,
    reading: {
      version,
      dateHabits,
      noteText: (xref) => share(noteTexts.get(xref)),
      repositoryName: (xref) => share(repositoryNames.get(xref)),
      use: ({ line }) => used.add(line),
      reportText: ({ line }, fault, most = LONGEST.line) => {
        const [lost, message] = textFaults[fault]
        warn({ line, code: fault, lost, message: message(most) })
      },
    },
    persons: Array.from(
      { length: fileIndex.persons.records },
      (_, ordinal) => existingPersonOf(known?.decisions[ordinal] ?? createNew) ?? newId<"PersonId">(),
    ),
    sources: Array.from(
      { length: fileIndex.sources },
      (_, ordinal) => known?.sources.get(ordinal) ?? newId<"SourceId">(),
    ),
    link: (line, id) => links.set(line, id),
    inlineSources: new Map(known?.sourcesByTitle),
    placesByKey: new Map(),
    placesByName: new Map(),
    partnerships: new Map(),
    sharedYears: sharedYears(fileIndex, families),
  }
}

/**
 * The most characters of shared notes and repositories that are copied to the pointers that refer to them. A small
 * file may point to one long note a million times.
 */
const mostShared = 268_435_456

const sharedTexts = (warn: Warn) => {
  let copied = 0
  return (text: string | undefined): string | null => {
    if (text === undefined || copied > mostShared) return null
    copied += text.length
    if (copied <= mostShared) return text
    warn({
      line: 1,
      code: "shared_texts_too_large",
      lost: "value",
      message: "The file points too often at long notes; from here on they are left to their records.",
    })
    return null
  }
}
