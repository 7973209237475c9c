import type { FakeJobSignKind } from '@rise/contract/jobs/kinds'
import type { FakeJobSign } from '@rise/contract/jobs/shapes'
import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { isMailProvider } from '../own-domain.ts'
import { messenger, messengerAddress, messengerHint, notMessenger } from './messenger-pattern.ts'
import { notPayment, payment, paymentHint } from './payment-pattern.ts'
import { recruitingHosts } from './recruiting-hosts.ts'
import { notUnpaidTrial, unpaidHint, unpaidTrial } from './trial-pattern.ts'

/** The maximum number of characters to read of a text, and to quote of a sentence. */
const MOST_READ = 20_000
const LONGEST_QUOTE = 160

interface Pattern {
  readonly kind: FakeJobSignKind
  readonly hint: RegExp
  readonly found: readonly RegExp[]
  readonly harmless: readonly RegExp[]
}

const patterns: readonly Pattern[] = [
  { kind: 'payment', hint: paymentHint, found: payment, harmless: notPayment },
  { kind: 'messenger', hint: messengerHint, found: messenger, harmless: notMessenger },
  { kind: 'messenger', hint: messengerHint, found: messengerAddress, harmless: [] },
  { kind: 'unpaid-trial', hint: unpaidHint, found: unpaidTrial, harmless: notUnpaidTrial },
]

/**
 * Returns the signs of a fake job in a text, each kind once with the quoted words. `company` is the author with its own
 * domain. Without a known domain, only addresses at public mailbox providers count as foreign. Without `company`, for a
 * person's text, no address does.
 */
export function fakeJobSigns(text: string, company?: { readonly domain: string | null }): FakeJobSign[] {
  const beginning = text.slice(0, MOST_READ)
  const sentences = beginning.split(/(?<=[.!?])\s+|[\n•]+/).map((part) => part.replaceAll(/\s+/g, ' ').trim())
  const signs = new Map<FakeJobSignKind, string>()
  for (const { kind, hint, found, harmless } of patterns) {
    if (signs.has(kind) || !hint.test(beginning)) continue
    const sentence = sentences.find(
      (one) => found.some((pattern) => pattern.test(one)) && !harmless.some((pattern) => pattern.test(one)),
    )
    if (sentence !== undefined) signs.set(kind, quoteOf(sentence, found))
  }
  const address = company && foreignAddress(beginning, company.domain)
  if (address !== undefined) signs.set('other-mail', address)
  return [...signs].map(([kind, words]) => ({ kind, words }))
}

/** Returns a sentence, or the part of a long one that begins at the match or, near its end, shortly before. */
function quoteOf(sentence: string, found: readonly RegExp[]): string {
  if (sentence.length <= LONGEST_QUOTE) return sentence
  const at = found.map((pattern) => sentence.search(pattern)).find((place) => place >= 0) ?? 0
  const start = at + LONGEST_QUOTE > sentence.length ? sentence.length - LONGEST_QUOTE : at
  const end = start + LONGEST_QUOTE
  return `${start > 0 ? '…' : ''}${sentence.slice(start, end).trim()}${end < sentence.length ? '…' : ''}`
}

/**
 * Returns the first email address at a public mailbox provider or, if the company's domain is known, at a domain of
 * another name. Tools for hiring don't count.
 */
function foreignAddress(text: string, domain: string | null): string | undefined {
  const ownName = domain === null ? null : getDomainWithoutSuffix(domain)
  return text.match(/[\w.+-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}/giu)?.find((address) => {
    const host = getDomain(address.slice(address.lastIndexOf('@') + 1))?.toLowerCase()
    if (!host || recruitingHosts.has(host)) return false
    if (isMailProvider(host)) return true
    return ownName !== null && getDomainWithoutSuffix(host) !== ownName
  })
}
