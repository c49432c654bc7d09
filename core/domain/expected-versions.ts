/** The versions of a record that a write accepts, as `If-Match` lists them; null: any. */
export type ExpectedVersions = readonly number[] | null

/** Whether a write that expects these versions accepts this one. */
export const isExpected = (expected: ExpectedVersions, version: number): boolean =>
  expected === null || expected.includes(version)
