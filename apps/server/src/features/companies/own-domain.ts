import { getDomain } from 'tldts'
import mailProviders from './mail-providers.json' with { type: 'json' }

const providers = new Set<string>(mailProviders)

/**
 * Returns the registrable domain of a site according to the public suffix list: `acme.co.uk` for `jobs.acme.co.uk`.
 * Null for a site at an IP address, at a shared suffix, or of a provider of public mailboxes, where an address proves
 * nothing.
 */
export function ownDomain(website: string | null): string | null {
  const host = website === null ? undefined : URL.parse(website)?.hostname
  const domain = host ? getDomain(host, { allowPrivateDomains: true }) : null
  return domain === null || providers.has(domain) ? null : domain
}

/** Whether anyone can have a mailbox at a domain. */
export function isMailProvider(domain: string): boolean {
  return providers.has(domain)
}

/** Whether a mailbox is at a domain, or a subdomain of it. */
export function isAtDomain(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1)
  return host === domain || host.endsWith(`.${domain}`)
}
