/** Compares two texts by code point, as the collation C of PostgreSQL does. */
export const byCodePoint = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))
