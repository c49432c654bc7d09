const low98Bits = (1n << 98n) - 1n
/**
 * The number of base-36 digits for 98 bits. With a letter and two signs they make 22 characters, the longest xref
 * (5.5.1, chapter 1).
 */
const digits = 19

/**
 * An odd number without pattern (2^98 divided by the golden ratio). Consecutive ids differ in a few bits only;
 * multiplying by this number spreads them, so that families of different pairs of parents do not collide.
 */
const spread = 0x278dde6e5fd29f057ce730181n

const bitsOf = (id: string): bigint => BigInt(`0x${id.replaceAll("-", "")}`) & low98Bits

const spelled = (letter: string, bits: bigint): string =>
  `@${letter}${bits.toString(36).toUpperCase().padStart(digits, "0")}@`

/** Four odd numbers without pattern, one for each 32 bits of a hash. */
const lanes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const

/**
 * The xref of a record that is identified only by this unique text: 98 bits of a hash of the text (FNV-1a, four
 * times with different multipliers).
 */
export const hashedXref = (letter: string, text: string): string => {
  let bits = 0n
  for (const lane of lanes) {
    let hash = lane | 0
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), lane)
    bits = (bits << 32n) | BigInt((hash ^ (hash >>> 15)) >>> 0)
  }
  return spelled(letter, bits & low98Bits)
}

/** Makes xrefs for records that no imported file has named. */
export interface NewXrefs {
  /** The xref of the record of one entity: a letter, and the low 98 bits of the entity's UUID in base 36. */
  readonly of: (letter: string, id: string) => string
  /** The xref of the family of one parent, or of two parents in either order. */
  readonly ofFamily: (parents: readonly string[]) => string
}

/**
 * `generation` is the number of files that were imported into the tree. It keeps xrefs of an earlier export,
 * imported again beside the original, apart from new ones.
 */
export const newXrefs = (generation: number): NewXrefs => {
  const name = (letter: string, bits: bigint): string => spelled(letter, bits ^ BigInt(generation))
  return {
    of: (letter, id) => name(letter, bitsOf(id)),
    ofFamily: (parents) =>
      name(
        "F",
        parents.toSorted().reduce((bits, id) => (bits * spread + bitsOf(id)) & low98Bits, 0n),
      ),
  }
}
