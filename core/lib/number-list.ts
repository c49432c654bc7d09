/** A list of 32-bit numbers that grows. It takes four bytes for each, and the garbage collector need not look at them. */
export interface NumberList {
  readonly length: number
  push(value: number): void
  set(index: number, value: number): void
  /** The number at an index below `length`. */
  at(index: number): number
  /** The numbers as they are now. Later changes may or may not show in the result. */
  view(): Int32Array
}

/** An empty list. */
export const numberList = (): NumberList => {
  let numbers = new Int32Array(16)
  let length = 0
  return {
    get length() {
      return length
    },
    push: (value) => {
      if (length === numbers.length) {
        const wider = new Int32Array(length * 2)
        wider.set(numbers)
        numbers = wider
      }
      numbers[length++] = value
    },
    set: (index, value) => {
      numbers[index] = value
    },
    // The index is in bounds.
    at: (index) => numbers[index]!,
    view: () => numbers.subarray(0, length),
  }
}
