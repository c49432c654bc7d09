/**
 * A hash of 53 bits for comparing very many texts. Equal texts have equal numbers; the chance that two different
 * texts have the same number is one in nine quadrillion. Two lanes of 32 bits, multiplied and mixed as in
 * MurmurHash3. It does not protect against deliberate collisions.
 */
export const fingerprintOf = (text: string): number => {
  let high = 0x6c62272e
  let low = 0x07bb0142
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
}
