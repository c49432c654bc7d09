/**
 * A number of 53 bits that stands for a text where very many texts are compared: equal texts have equal numbers, and two different
 * ones meet in one case of nine quadrillion. Two lanes of 32 bits, multiplied and mixed as in MurmurHash3. It is no protection
 * against somebody who looks for two texts with one number.
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
