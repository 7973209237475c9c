import { z } from 'zod'

/** An address on the web, or nothing; one typed without its scheme gets https. */
export function webAddress(longest: number) {
  return z
    .string('Give a web address.')
    .trim()
    .max(longest, `A web address has at most ${longest} characters.`)
    .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
    .refine((text) => text === '' || isWebAddress(text), 'Give a web address such as https://example.com.')
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.hostname.includes('.') && url.username === '' && url.password === ''
}
