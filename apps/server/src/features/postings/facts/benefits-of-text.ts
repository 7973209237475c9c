import catalog from '@rise/contract/catalogs/benefits.json' with { type: 'json' }
import { shorten } from '../text/clean-text.ts'

/** Benefits of the catalog, with other words for them. */
const aliases: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'Paid time off',
    /\b(?:pto|days?'? of (?:paid )?(?:holiday|vacation|leave)|paid (?:holidays?|vacation|leave)|tage urlaub|urlaubstage)\b/i,
  ],
  ['Pension contribution', /\b(?:401\(?k\)?|pension|retirement|altersvorsorge)/i],
  ['Learning budget', /\b(?:training budget|education budget|weiterbildung)/i],
  ['Flexible hours', /\b(?:flexible (?:working )?(?:hours|time)|flexitime|gleitzeit|flexible arbeitszeit)/i],
  ['Health insurance', /\b(?:medical insurance|healthcare|health cover)/i],
  ['Equity', /\b(?:stock options|share options|rsus?)\b/i],
  ['Remote work', /\b(?:work from home|home ?office)\b/i],
  ['Commuter support', /\b(?:jobticket|deutschlandticket|travel pass)\b/i],
  ['Bike to work', /\b(?:jobrad|job bike|company bike)\b/i],
]
/** The headings of lists of benefits. Elsewhere the same words may name duties. */
const heading =
  /\b(?:benefits|perks|(?:what )?we offer|what you(?:’|'| wi)ll get|wir bieten|das bieten wir|unser angebot)\b/i
const MAX_LIST_LENGTH = 1_200
const LONGEST_QUOTE = 200

/** Returns the benefits of our catalog in the part of a text that lists benefits; null if there are none. */
export function benefitsOfText(text: string): { readonly benefits: readonly string[]; readonly quote: string } | null {
  const start = text.search(heading)
  if (start === -1) return null
  const part = text.slice(start, start + MAX_LIST_LENGTH)
  const words = part.toLowerCase()
  const benefitNames = catalog.filter(({ name }) => words.includes(name.toLowerCase())).map(({ name }) => name)
  const benefitsByAlias = aliases.filter(([, pattern]) => pattern.test(part)).map(([name]) => name)
  const benefits = [...new Set([...benefitNames, ...benefitsByAlias])]
  return benefits.length === 0 ? null : { benefits, quote: shorten(part.replaceAll(/\s+/g, ' '), LONGEST_QUOTE) }
}
