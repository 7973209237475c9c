// The wording of a job's facts, shared by pages, feeds and pictures.
import { formatInteger } from '../words.ts'
import type { WorkType } from './kinds.ts'
import type { Job, JobCard, Pay, Place } from './shapes.ts'

const periods: Readonly<Record<Pay['period'], string>> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

/** `$120,000 – $150,000 a year`; `from` or `up to` when one end is open. */
export function formatPay({ min, max, currency, period }: Pay): string {
  const format = (amount: number) => formatAmount(amount, currency)
  if (min !== null && max !== null) {
    const amount = min === max ? format(min) : `${format(min)} – ${format(max)}`
    return `${amount} ${periods[period]}`
  }
  return min !== null ? `From ${format(min)} ${periods[period]}` : `Up to ${format(max ?? 0)} ${periods[period]}`
}

/** `€72,000`. */
export function formatAmount(amount: number, currency: string): string {
  const wholeAmount = Math.trunc(amount)
  const cents = Math.round((amount - wholeAmount) * 100)
  const isByHand = cents === 0 || (signs[currency] !== undefined && !currenciesWithoutCents.has(currency))
  if (amount < 0 || wordCurrencies.has(currency) || !isByHand || wholeAmount + cents / 100 !== amount) {
    return formatOf(currency).format(amount)
  }
  const fraction = cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`
  return `${signs[currency] ?? `${currency}\u00a0`}${formatInteger(wholeAmount)}${fraction}`
}

/** Signs of the currencies that have one in English. Other currencies show their code. */
const signs: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
  XCD: 'EC$',
}

/** Currencies whose sign is a word. */
const wordCurrencies: ReadonlySet<string> = new Set(['XAF', 'XCG', 'XOF', 'XPF'])

/** Currencies with a sign but without hundredths. */
const currenciesWithoutCents: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND'])

const formats = new Map<string, Intl.NumberFormat>()

// Cached, and only for rare formats: creating one takes a phone longer than rendering a page of cards.
function formatOf(currency: string): Intl.NumberFormat {
  const cached = formats.get(currency)
  if (cached) return cached
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  formats.set(currency, format)
  return format
}

/** The places on a card: the first two by name, the rest as a number. */
export function formatPlaces(places: readonly Place[]): string {
  return formatPlaceNames(places.map(({ name }) => name))
}

/** Formats names of places for a card: the first two, the rest as a number. */
export function formatPlaceNames(names: readonly string[]): string {
  const firstNames = names.slice(0, 2)
  const more = names.length - firstNames.length
  return more > 0 ? `${firstNames.join(', ')} and ${more} more` : firstNames.join(' or ')
}

/** `Berlin, Germany · Hybrid`, or as much of it as is known. */
export function formatWhere({ places, workType }: Pick<JobCard, 'places' | 'workType'>): string {
  const knownParts = [formatPlaces(places), formatWorkType(workType)].filter(Boolean)
  return knownParts.length > 0 ? knownParts.join(' · ') : 'Location not specified'
}

function formatWorkType(workType: WorkType): string {
  return workType === 'Unknown' ? '' : workType
}

/** Returns the skills of a job without those that are nice to have. */
export function requiredSkills({ skills, preferredSkills }: Pick<Job, 'skills' | 'preferredSkills'>): string[] {
  return skills.filter((skill) => !preferredSkills.includes(skill))
}
