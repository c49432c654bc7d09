/** Which number of a date in numbers such as `12.3.1815` comes first; null if that is not known. */
export type NumberOrder = "day_first" | "month_first" | null

/** The signs that may stand between the numbers. */
export const numberSigns = [".", "/", "-", " "] as const
export type NumberSign = (typeof numberSigns)[number]

/** The order of the numbers, by the sign between them. */
export type NumberOrders = Readonly<Record<NumberSign, NumberOrder>>

/** This order for every sign. */
export const sameOrders = (order: NumberOrder): NumberOrders => ({ ".": order, "/": order, "-": order, " ": order })

/** The orders of a file of which nothing is known. */
export const unknownOrders = sameOrders(null)

/** All orders in which a date may have been read. */
export const possibleOrders: readonly NumberOrders[] = [
  unknownOrders,
  sameOrders("day_first"),
  sameOrders("month_first"),
]

const isMonth = (number: number): boolean => number >= 1 && number <= 12
const isOnlyDay = (number: number): boolean => number > 12 && number <= 31

/** The order of two numbers of which only one can be the month; null if both can, or neither. */
export const onlyOrder = (first: number, second: number): NumberOrder => {
  if (isOnlyDay(first) && isMonth(second)) return "day_first"
  return isMonth(first) && isOnlyDay(second) ? "month_first" : null
}

const inNumbers = /(?<!\d)(\d\d?) ?([-./ ]) ?(\d\d?) ?\2 ?\d{3,4}(?!\d)/g

/** Longer texts are sentences, not dates. */
const longestDate = 60

/** Learns from the dates of a file in which order it has day and month. */
export const learnOrders = () => {
  const seen = new Map<NumberSign, Set<NumberOrder>>()
  const see = (text: string): void => {
    if (text.length > longestDate) return
    for (const [, first, between, second] of text.matchAll(inNumbers)) {
      const order = onlyOrder(Number(first), Number(second))
      const sign = numberSigns.find((one) => one === between)
      if (order === null || sign === undefined) continue
      seen.set(sign, (seen.get(sign) ?? new Set<NumberOrder>()).add(order))
    }
  }
  /**
   * The order by the dates with the same sign, if they have one. Without any, that of the language, then that of all
   * dates of the file.
   */
  const orders = (ofLanguage: NumberOrder): NumberOrders => {
    const all = only(new Set([...seen.values()].flatMap((some) => [...some])))
    const orderOf = (sign: NumberSign): NumberOrder => {
      const own = seen.get(sign)
      return own === undefined ? (ofLanguage ?? all) : (only(own) ?? ofLanguage)
    }
    return { ".": orderOf("."), "/": orderOf("/"), "-": orderOf("-"), " ": orderOf(" ") }
  }
  return { see, orders }
}

const only = (orders: ReadonlySet<NumberOrder>): NumberOrder => (orders.size === 1 ? ([...orders][0] ?? null) : null)
