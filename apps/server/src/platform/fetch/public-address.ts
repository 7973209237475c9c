import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Global unicast addresses (RFC 4291, 2.4); IANA has assigned no other part of IPv6 to the public. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')
const addressesOfIpv4: readonly (readonly [ipaddr.IPv6, number])[] = ['::ffff:0:0/96', '64:ff9b::/96'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
)
/**
 * Addresses that the library counts as ordinary but that are not public: IETF protocol assignments, documentation (RFC
 * 9637), Azure's host.
 */
const furtherSpecial = ['2001::/23', '3fff::/20', '168.63.129.16/32'].map((range) => ipaddr.parseCIDR(range))

/**
 * Whether an IP address is one host on the public internet: neither private, loopback, link-local, shared (RFC 6598),
 * multicast, reserved, nor for documentation or benchmarks, and not leading to such an IPv4 address. An IPv4 address
 * mapped into IPv6 (RFC 4291) or translated (RFC 6052) is judged as the IPv4 address. Tunnels (6to4, Teredo) count as
 * not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsedAddress = ipaddr.parse(address)
  if (parsedAddress instanceof ipaddr.IPv4) return isOrdinary(parsedAddress)
  if (addressesOfIpv4.some(([range, bits]) => parsedAddress.match(range, bits))) {
    return isOrdinary(new ipaddr.IPv4(parsedAddress.toByteArray().slice(-4)))
  }
  return parsedAddress.match(globalUnicast) && isOrdinary(parsedAddress)
}

function isOrdinary(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return (
    address.range() === 'unicast' &&
    !furtherSpecial.some((range) => range[0].kind() === address.kind() && address.match(range))
  )
}
