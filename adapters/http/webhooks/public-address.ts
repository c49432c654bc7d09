import { isIP, type LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"

/** An address that a name resolves to. */
export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** All addresses of a name. Rejects as `dns.promises.lookup` does. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>

/** A name that leads to an address of a private network. */
export class PrivateAddress extends Error {}

/**
 * The public internet of IPv6. What is outside of it is reserved, or contains an address of IPv4: the form `::127.0.0.1`
 * is still routed to the machine itself by some systems.
 */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3")

/** Whether an IP address is one of the public internet: not private, loopback, link-local, reserved or translated into one of these. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6))
}

/** The host of an address as a name or an IP address without brackets. */
export const hostnameOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, "")

/** The IP address that is the host of a URL itself; null if the host is a name. */
export const literalAddress = (url: string): string | null => {
  const host = hostnameOf(url)
  return isIP(host) === 0 ? null : host
}

/** Throws if one of the addresses is in a private network, or if there is none. */
export const requirePublic = (addresses: readonly string[]): void => {
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new PrivateAddress("The name leads to a private address.")
}

/**
 * Resolves names for a connection, which fails with the error that `check` throws. The connection goes to an address
 * that was checked, so a name cannot change in between.
 */
export const checkedLookup =
  (resolve: Resolve, check: (addresses: readonly string[]) => void): LookupFunction =>
  (hostname, { all = false }, callback) => {
    const checked = async () => {
      const addresses = await resolve(hostname)
      check(addresses.map(({ address }) => address))
      const [first] = addresses
      if (first === undefined) throw new Error("The name has no address.")
      return { addresses, first }
    }
    checked().then(
      ({ addresses, first }) => (all ? callback(null, [...addresses]) : callback(null, first.address, first.family)),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ""),
    )
  }
