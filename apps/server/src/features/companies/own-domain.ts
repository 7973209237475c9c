import { getDomain } from 'tldts'
import mailProviders from './mail-providers.json' with { type: 'json' }

const providers = new Set<string>(mailProviders)

/**
 * The registrable domain of a site, by the public suffix list: `jobs.acme.co.uk` is of `acme.co.uk`. Null for a site at
 * an address, at a shared suffix, or of somebody who gives mailboxes to everybody: there an address proves nothing.
 */
export function ownDomain(website: string | null): string | null {
  const host = website === null ? undefined : URL.parse(website)?.hostname
  const domain = host ? getDomain(host, { allowPrivateDomains: true }) : null
  return domain === null || providers.has(domain) ? null : domain
}

/** Whether a mailbox is at a domain, or below it. */
export function isAtDomain(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1)
  return host === domain || host.endsWith(`.${domain}`)
}
