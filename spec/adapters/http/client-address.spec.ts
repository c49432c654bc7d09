import { expect } from "chai"
import { countedAddress } from "../../../adapters/http/request/head/client-address.ts"

describe("The address by which tries are counted", () => {
  const same = (...addresses: readonly string[]): void => {
    expect(new Set(addresses.map(countedAddress)).size, addresses.join(" and ")).to.equal(1)
  }
  const differ = (...addresses: readonly string[]): void => {
    expect(new Set(addresses.map(countedAddress)).size, addresses.join(" and ")).to.equal(addresses.length)
  }

  it("is an IPv4 address as it is, with or without a port, and in IPv6 form", () => {
    for (const address of [
      "192.0.2.1",
      "192.0.2.1:4711",
      "::ffff:192.0.2.1",
      "::FFFF:192.0.2.1",
      "[::ffff:192.0.2.1]:80",
    ])
      expect(countedAddress(address)).to.equal("192.0.2.1")
    differ("192.0.2.1", "192.0.2.2")
  })

  it("is the first 64 bits of an IPv6 address, however it is written", () => {
    expect(countedAddress("2001:db8:1:2:3:4:5:6")).to.equal("2001:db8:1:2::/64")
    same("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002::9", "[2001:db8:1:2::7]:443")
    same("2001:db8::1", "2001:db8:0:0:1::", "2001:db8:0::5:6")
    same("fe80::1%eth0", "fe80::2%eth1")
    same("::1", "0:0:0:0:5:6:7:8")
    same("64:ff9b::192.0.2.1", "64:ff9b::192.0.2.2")
    differ("2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:2:2::1", "::1", "::1:0:0:0:0")
  })

  it("is what a proxy sent, where that is no address", () => {
    for (const text of ["unknown", "_hidden", "", "1.2.3", "::g"]) expect(countedAddress(text)).to.be.a("string")
    differ("unknown", "_hidden")
  })
})
