import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import type { RecordPlace } from "../../domain/gedcom/import/record-lines.ts"
import { mostWarnings } from "../../domain/gedcom/report/import-report.ts"
import type { FaultGroup, Faults } from "../../domain/gedcom/report/gather-faults.ts"
import { type NamedRecord, warningMessage } from "../../domain/gedcom/report/warning-message.ts"
import { type GedcomWarning, mostListed } from "../../domain/gedcom/warning.ts"
import { keyOf, nameRecords, type ReadRecords } from "./name-records.ts"

interface FaultsOfFile extends Faults {
  /** Warnings about the file as a whole, which come first. */
  readonly ofFile: readonly GedcomWarning[]
}

/**
 * The warnings of a report, by their first lines, at most `mostWarnings`. If there are more, the last one says so. The
 * file is read once more if a warning is about a record.
 */
export const reportWarnings = async (
  read: ReadRecords,
  fileIndex: FileIndex,
  { groups, others, lostByOthers, ofFile }: FaultsOfFile,
): Promise<readonly GedcomWarning[]> => {
  const inOrder = groups.toSorted((a, b) => firstOf(a) - firstOf(b))
  const most = mostWarnings - ofFile.length
  const isWhole = others === 0 && inOrder.length <= most
  const shown = isWhole ? inOrder : inOrder.slice(0, most - 1)
  const located = shown.map((group) => ({ group, places: placesOf(group, fileIndex) }))
  const names = await nameRecords(
    read,
    fileIndex,
    located.flatMap(({ places }) => places),
  )
  const warnings = located.map(({ group, places }) =>
    warningOf(
      group,
      places.flatMap((place) => names.get(keyOf(place)) ?? []),
    ),
  )
  if (isWhole) return [...ofFile, ...warnings]
  const hidden = inOrder.slice(shown.length)
  const count = others + hidden.reduce((sum, group) => sum + group.count, 0)
  const lost = [...hidden.map((group) => group.lost), lostByOthers].find((loss) => loss !== "nothing") ?? "nothing"
  const line = shown.at(-1)?.lines[0] ?? 1
  const message = `${count} more warnings are not shown.`
  return [...ofFile, ...warnings, { line, code: "more_warnings", message, lines: [], records: [], count, lost }]
}

const firstOf = ({ lines }: FaultGroup): number => lines[0] ?? 1

/** The first records with these faults. The head of the file is not among them. */
const placesOf = ({ lines }: FaultGroup, { recordAt }: FileIndex): readonly RecordPlace[] => {
  const places = new Map<string, RecordPlace>()
  for (const line of lines) {
    const place = recordAt(line)
    if (place !== null && places.size < mostListed) places.set(keyOf(place), place)
  }
  return [...places.values()]
}

const warningOf = (group: FaultGroup, named: readonly NamedRecord[]): GedcomWarning => {
  const { code, lost, lines, count } = group
  const records = named.filter(({ kind, xref, name }) => kind !== "other" || xref !== null || name !== null)
  return {
    line: firstOf(group),
    code,
    message: warningMessage(group, records),
    lines: lines.slice(0, mostListed),
    records: records.map(({ xref, name }) => ({ xref, name })),
    count,
    lost,
  }
}
