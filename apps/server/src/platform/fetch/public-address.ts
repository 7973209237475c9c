import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Global unicast (RFC 4291, 2.4); IANA has assigned no other part of IPv6 to the public. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')
const addressesOfIpv4: readonly (readonly [ipaddr.IPv6, number])[] = ['::ffff:0:0/96', '64:ff9b::/96'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
)
/**
 * Outside the special ranges but still not public: IETF protocol assignments, documentation (RFC 9637), Azure's host.
 */
const furtherSpecial = ['2001::/23', '3fff::/20', '168.63.129.16/32'].map((range) => ipaddr.parseCIDR(range))

/**
 * Whether an IP address is one host on the public internet: neither private, loopback, link-local, shared (RFC 6598),
 * multicast, reserved, nor for documentation or benchmarks, nor leading to such an IPv4 address. IPv4 addresses mapped
 * into IPv6 (RFC 4291) or translated (RFC 6052) are judged as themselves; tunnels (6to4, Teredo) count as not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return isOrdinary(parsed)
  if (addressesOfIpv4.some(([range, bits]) => parsed.match(range, bits))) {
    return isOrdinary(new ipaddr.IPv4(parsed.toByteArray().slice(-4)))
  }
  return parsed.match(globalUnicast) && isOrdinary(parsed)
}

function isOrdinary(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return (
    address.range() === 'unicast' &&
    !furtherSpecial.some((range) => range[0].kind() === address.kind() && address.match(range))
  )
}
