import { integer, t } from '@rise/texts'
import { z } from 'zod'

/** Returns the schema of an address on the web, or an empty string; https is added to an address without a scheme. */
export function webAddress(longest: number) {
  return z
    .string({ error: () => t('Enter a web address.') })
    .trim()
    .max(longest, { error: () => t('A web address has at most {most} characters.', { most: integer(longest) }) })
    .transform(wholeAddress)
    .refine((text) => text === '' || isWebAddress(text), {
      error: () => t('Enter a web address such as https://example.com.'),
    })
}

/** Completes an address that a person typed: adds https if the scheme is missing. A number after a colon is a port. */
export function wholeAddress(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
}

/** The syntax of a domain name: labels of letters, digits and hyphens, the last not a number. */
const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?!\d+\.?$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.?$/
const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** Whether a link leads to the web without containing credentials; no other link is ever shown. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  const { hostname, username, password } = url
  return (hostName.test(hostname) || ipv4.test(hostname)) && username === '' && password === ''
}
