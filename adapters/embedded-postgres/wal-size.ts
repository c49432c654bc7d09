const MIB = 1024 * 1024

/** The sizes of the write-ahead log, in whole mebibytes: PostgreSQL makes a checkpoint when it is about to exceed the largest one. */
export interface WalSizes {
  readonly leastMib: number
  readonly mostMib: number
}

/** PostgreSQL needs two segments of 16 MiB. A few more keep checkpoints apart. */
const SMALLEST: WalSizes = { leastMib: 32, mostMib: 64 }
/** With ample room: checkpoints are rare. */
const LARGEST: WalSizes = { leastMib: 256, mostMib: 4096 }

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * The sizes for a disk with so many bytes of room for the data and its log together, beside the reserve. The log gets a
 * quarter, because it may exceed its limit for a short time while a checkpoint runs.
 */
export const walSizesFor = (room: number): WalSizes => {
  const mib = Math.floor(room / MIB)
  return {
    leastMib: between(SMALLEST.leastMib, Math.floor(mib / 16), LARGEST.leastMib),
    mostMib: between(SMALLEST.mostMib, Math.floor(mib / 4), LARGEST.mostMib),
  }
}

/** Whether other sizes are worth a new configuration: an eighth more or less. */
export const differs = (present: WalSizes, wanted: WalSizes): boolean =>
  Math.abs(present.mostMib - wanted.mostMib) > present.mostMib / 8
