/** The versions of a record that a write accepts (`If-Match`); null for any. */
export type ExpectedVersions = readonly number[] | null

/** Whether this version is among the expected ones. */
export const isExpected = (expected: ExpectedVersions, version: number): boolean =>
  expected === null || expected.includes(version)
