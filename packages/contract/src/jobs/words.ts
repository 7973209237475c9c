// The wording of a job's facts, shared by pages, feeds and pictures.
import { currentLanguage, type Message, msg, type Pattern, t } from '@rise/texts'
import { formatInteger } from '../words.ts'
import type { ApplicationType, EmploymentType, Seniority, WorkType } from './kinds.ts'
import type { Job, JobCard, Pay, Place } from './shapes.ts'

export const workTypeNames: Readonly<Record<Exclude<WorkType, 'Unknown'>, Message>> = {
  Remote: msg('Remote'),
  Hybrid: msg('Hybrid'),
  Onsite: msg('Onsite'),
}

export const employmentNames: Readonly<Record<EmploymentType, Message>> = {
  'Full-time': msg('Full-time'),
  'Part-time': msg('Part-time'),
  Freelance: msg('Freelance'),
  Contract: msg('Contract', 'a kind of employment'),
  Internship: msg('Internship'),
  Volunteer: msg('Volunteer', 'a kind of employment'),
  Temporary: msg('Temporary', 'a kind of employment'),
  'Per-Diem': msg('Per-Diem'),
  Other: msg('Other', 'a kind of employment'),
}

export const seniorityNames: Readonly<Record<Seniority, Message>> = {
  'No Experience': msg('No Experience'),
  Internship: msg('Internship'),
  'Entry Level': msg('Entry Level'),
  'Mid-Level': msg('Mid-Level'),
  'Senior Level': msg('Senior Level'),
  'Director / Expert': msg('Director / Expert'),
  'Executive / C-Suite': msg('Executive / C-Suite'),
}

export const applicationNames: Readonly<Record<ApplicationType, Message>> = {
  'Smart Apply': msg('Smart Apply'),
  'Apply Directly': msg('Apply Directly'),
}

const payTexts: Readonly<Record<Pay['period'], Pattern>> = {
  HOUR: msg('{pay} an hour'),
  DAY: msg('{pay} a day'),
  WEEK: msg('{pay} a week'),
  MONTH: msg('{pay} a month'),
  YEAR: msg('{pay} a year'),
}

/** A longer pay has no room in a line of a phone. */
const LONGEST_WHOLE_PAY = 34

/**
 * Returns `$120,000 – $150,000 a year`, with `from` or `up to` when one end is open. Its spaces don't break; only a very
 * long range may break after the dash.
 */
export function formatPay({ min, max, currency, period }: Pay): string {
  const format = (amount: number) => formatAmount(amount, currency)
  const range =
    min === null
      ? t('Up to {pay}', { pay: format(max ?? 0) })
      : max === null
        ? t('From {pay}', { pay: format(min) })
        : min === max
          ? format(min)
          : `${format(min)} – ${format(max)}`
  const pay = t(payTexts[period], { pay: range })
  const whole = pay.replaceAll(' ', '\u00a0')
  return pay.length > LONGEST_WHOLE_PAY ? whole.replace('–\u00a0', '– ') : whole
}

/** Returns `€72,000`, in other languages than English by their own rules. */
export function formatAmount(amount: number, currency: string): string {
  const wholeAmount = Math.trunc(amount)
  const cents = Math.round((amount - wholeAmount) * 100)
  const isByHand = cents === 0 || (signs[currency] !== undefined && !currenciesWithoutCents.has(currency))
  if (
    currentLanguage() !== 'en' ||
    amount < 0 ||
    wordCurrencies.has(currency) ||
    !isByHand ||
    wholeAmount + cents / 100 !== amount
  ) {
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

/** Currencies whose sign consists of letters. */
const wordCurrencies: ReadonlySet<string> = new Set(['XAF', 'XCG', 'XOF', 'XPF'])

/** Currencies that have a sign, but no hundredths. */
const currenciesWithoutCents: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND'])

const formats = new Map<string, Intl.NumberFormat>()

// Formats are cached, and used only for rare amounts: creating one takes a phone longer than rendering a page of cards.
function formatOf(currency: string): Intl.NumberFormat {
  const language = currentLanguage()
  const key = `${language} ${currency}`
  const cachedFormat = formats.get(key)
  if (cachedFormat) return cachedFormat
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  const format = new Intl.NumberFormat(language === 'en' ? 'en-US' : language, style)
  formats.set(key, format)
  return format
}

/** Formats places for a card: the first two by name, the rest as a number. */
export function formatPlaces(places: readonly Place[]): string {
  return formatPlaceNames(places.map(({ name }) => name))
}

/** Formats names of places for a card: the first two names, the rest as a number. */
export function formatPlaceNames(names: readonly string[]): string {
  const [first = '', second] = names
  if (second === undefined) return first
  const count = names.length - 2
  return count > 0
    ? t('{first}, {second} and {count} more', { first, second, count })
    : t('{first} or {second}', { first, second })
}

/** Returns `Berlin, Germany · Hybrid`, or the part of it that is known. */
export function formatWhere(job: Pick<JobCard, 'places' | 'workType'>): string {
  return whereFacts(job).join(' · ')
}

/**
 * Returns the places and the work type of a job, as far as they are known. If neither is, returns a text that says so.
 */
export function whereFacts({ places, workType }: Pick<JobCard, 'places' | 'workType'>): string[] {
  const knownFacts = [formatPlaces(places), formatWorkType(workType)].filter(Boolean)
  return knownFacts.length > 0 ? knownFacts : [t('Location not specified')]
}

function formatWorkType(workType: WorkType): string {
  return workType === 'Unknown' ? '' : t(workTypeNames[workType])
}

/** Returns the skills that a job requires, without those that are nice to have. */
export function requiredSkills({ skills, preferredSkills }: Pick<Job, 'skills' | 'preferredSkills'>): string[] {
  return skills.filter((skill) => !preferredSkills.includes(skill))
}

/** Normalises a skill for comparison: in lower case, without accents, spaces and punctuation other than `+` and `#`. */
export function foldSkill(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]/gu, '')
}
