/**
 * The records of a zip archive (APPNOTE 6.3, section 4.3) around the bytes of its files. ZIP64 is used where 32
 * bits are not enough.
 */

/** What is known of a file before its bytes. */
export interface FileStart {
  readonly name: Buffer
  readonly method: number
  /** Whether its sizes get more than 32 bits. */
  readonly isLarge: boolean
  /** In DOS format. */
  readonly time: number
  readonly date: number
}

/** A written file. */
export interface FileEnd extends FileStart {
  readonly crc32: number
  readonly size: number
  readonly packedSize: number
  /** The start of its header. */
  readonly start: number
}

/** The greatest value of 32 bits. It means that the value is in the ZIP64 field. */
export const FULL = 0xffffffff
const FULL_SHORT = 0xffff

/** The sizes and the checksum follow the bytes; the name is in UTF-8. */
const FLAGS = 0x808
const [PLAIN_VERSION, ZIP64_VERSION] = [20, 45]
const UNIX = 3 << 8
/** An ordinary file that its owner may write and everyone read. */
const MODE = 0o100644 * 0x10000
const ZIP64_FIELD = 1

type Field = readonly [value: number, bytes: 2 | 4 | 8]

const record = (fields: readonly Field[], ...rest: readonly Buffer[]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((length, [, count]) => length + count, 0))
  let at = 0
  for (const [value, count] of fields) {
    if (count === 8) at = bytes.writeBigUInt64LE(BigInt(value), at)
    else at = bytes.writeUIntLE(value, at, count)
  }
  return Buffer.concat([bytes, ...rest])
}

const versionOf = ({ isLarge }: FileStart): number => (isLarge ? ZIP64_VERSION : PLAIN_VERSION)

/** 4.3.7: the header before a file. */
export const localHeader = (file: FileStart): Buffer => {
  const { name, method, isLarge, time, date } = file
  const sizes: readonly Field[] = isLarge
    ? [
        [FULL, 4],
        [FULL, 4],
      ]
    : [
        [0, 4],
        [0, 4],
      ]
  const extra = isLarge
    ? record([
        [ZIP64_FIELD, 2],
        [16, 2],
        [0, 8],
        [0, 8],
      ])
    : Buffer.alloc(0)
  return record(
    [
      [0x04034b50, 4],
      [versionOf(file), 2],
      [FLAGS, 2],
      [method, 2],
      [time, 2],
      [date, 2],
      [0, 4],
      ...sizes,
      [name.length, 2],
      [extra.length, 2],
    ],
    name,
    extra,
  )
}

/** 4.3.9: what follows a file. */
export const dataDescriptor = ({ isLarge, crc32, size, packedSize }: FileEnd): Buffer =>
  record([
    [0x08074b50, 4],
    [crc32, 4],
    [packedSize, isLarge ? 8 : 4],
    [size, isLarge ? 8 : 4],
  ])

/** 4.3.12: a file in the directory. */
export const directoryRecord = (file: FileEnd): Buffer => {
  const { name, method, time, date, crc32, size, packedSize, start } = file
  const [sizes, large] = [[packedSize, size].map(short), [size, packedSize, start].filter((value) => value >= FULL)]
  const extra =
    large.length === 0
      ? Buffer.alloc(0)
      : record([[ZIP64_FIELD, 2], [large.length * 8, 2], ...large.map((value): Field => [value, 8])])
  const version = large.length === 0 ? versionOf(file) : ZIP64_VERSION
  const common: readonly Field[] = [
    [UNIX + ZIP64_VERSION, 2],
    [version, 2],
    [FLAGS, 2],
    [method, 2],
    [time, 2],
    [date, 2],
    [crc32, 4],
    ...sizes,
  ]
  return record(
    [[0x02014b50, 4], ...common, [name.length, 2], [extra.length, 2], [0, 2], [0, 2], [0, 2], [MODE, 4], short(start)],
    name,
    extra,
  )
}

const short = (value: number): Field => [Math.min(value, FULL), 4]

/** 4.3.14 to 4.3.16: the end of an archive, after its directory. */
export const endRecords = (files: number, start: number, size: number): Buffer => {
  const end = record([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [Math.min(files, FULL_SHORT), 2],
    [Math.min(files, FULL_SHORT), 2],
    short(size),
    short(start),
    [0, 2],
  ])
  if (files < FULL_SHORT && start < FULL && size < FULL) return end
  const large = record([
    [0x06064b50, 4],
    [44, 8],
    [UNIX + ZIP64_VERSION, 2],
    [ZIP64_VERSION, 2],
    [0, 4],
    [0, 4],
    [files, 8],
    [files, 8],
    [size, 8],
    [start, 8],
  ])
  return Buffer.concat([
    large,
    record([
      [0x07064b50, 4],
      [0, 4],
      [start + size, 8],
      [1, 4],
    ]),
    end,
  ])
}
