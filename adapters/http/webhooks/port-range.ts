/** Ports from one to another, both included. */
export interface PortRange {
  readonly first: number
  readonly last: number
}

/** The ports of receivers unless the operator sets others: those of HTTP, and those that any program may use. */
export const RECEIVER_PORTS: readonly PortRange[] = [
  { first: 80, last: 80 },
  { first: 443, last: 443 },
  { first: 1_024, last: 65_535 },
]

/** Whether the port of an address is in one of these ranges. */
export const hasPortIn = (ranges: readonly PortRange[], url: string): boolean => {
  const { port, protocol } = new URL(url)
  const usual = protocol === "https:" ? 443 : 80
  const number = port === "" ? usual : Number(port)
  return ranges.some(({ first, last }) => first <= number && number <= last)
}
