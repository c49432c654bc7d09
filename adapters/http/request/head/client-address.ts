import { isIPv4, isIPv6 } from "node:net"
import type { HttpRequest } from "../request.ts"

/** `[2001:db8::1]:443` and `192.0.2.1:443`, the form in which some proxies write an address. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/

/**
 * The address under which tries are counted. An IPv6 address counts by its first 64 bits, the smallest network of
 * one customer. An IPv4 address in IPv6 form counts as the IPv4 address.
 */
export const countedAddress = (address: string): string => {
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? []
  const [bare = ""] = (bracketed ?? dotted ?? address).split("%")
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return isIPv6(bare) ? `${networkOf(bare)}::/64` : bare
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Whether a connection comes from the machine of the service, perhaps from a proxy on it. */
export const isFromThisMachine = ({ body }: Pick<HttpRequest, "body">): boolean =>
  LOOPBACK.test(body.socket.remoteAddress ?? "")

/** The first four groups of an IPv6 address in full (RFC 4291, section 2.2). */
const networkOf = (address: string): string => {
  const [head = "", tail] = address.split("::")
  const groups = head === "" ? [] : head.split(":")
  const behind = tail === undefined || tail === "" ? [] : tail.split(":")
  const missing = tail === undefined ? 0 : 8 - groups.length - behind.reduce((sum, group) => sum + widthOf(group), 0)
  const whole = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...behind]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}

/** An IPv4 address at the end takes the place of two groups. */
const widthOf = (group: string): number => (group.includes(".") ? 2 : 1)
