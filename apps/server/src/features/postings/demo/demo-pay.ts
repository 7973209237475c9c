import type { EmploymentType, PayPeriod } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import { type Country, countryOf } from './countries.ts'
import { americanPay } from './levels.ts'
import type { Role, Track } from './material.ts'
import type { City } from './places.ts'
import { pick, type Random } from './random.ts'

interface PaidJob {
  readonly role: Role
  readonly track: Track
  readonly level: string
  readonly employmentType: EmploymentType
  /** The company's pay level; 1 is average. */
  readonly payLevel: number
  readonly city: City
}

/** How many of each period make a year of work. */
const yearIn: Readonly<Record<PayPeriod, number>> = { HOUR: 2000, DAY: 220, WEEK: 52, MONTH: 12, YEAR: 1 }

/** Returns a plausible pay range for a job; null for unpaid work. */
export function demoPay(random: Random, job: PaidJob): Pay | null {
  const { role, level, employmentType, payLevel, city } = job
  if (role.pay === 0 || employmentType === 'Volunteer') return null
  const country = countryOf(city.country)
  const period = periodOf(random, job, country)
  // Freelancers and contractors get more, because their days off are unpaid.
  const premium = employmentType === 'Freelance' || employmentType === 'Contract' ? 1.25 : 1
  const share = shareOf(country, job)
  const year = americanPay(role, level) * 1000 * share * country.rate * payLevel * city.cost * premium
  const least = period === 'HOUR' ? (country.leastHour ?? 0) * yearIn.HOUR : country.leastYear
  const middleOfRange = Math.max(year, (level === 'i' ? 0.75 : 1) * least * 1.06) / yearIn[period]
  const min = Math.max(
    roundPay(middleOfRange * (0.88 + random() * 0.06), period),
    Math.ceil(internLeast(level, least) / yearIn[period]),
  )
  const max = Math.max(roundPay(middleOfRange * (1.06 + random() * 0.14), period), min)
  const isOpenEnded = random() < 0.05
  return { min, max: isOpenEnded || max === min ? null : max, currency: country.currency, period }
}

function internLeast(level: string, least: number): number {
  return level === 'i' ? 0 : least
}

function shareOf(country: Country, { role, track, level }: PaidJob): number {
  if (track === 'floor') return level === 's' || role.hourly ? country.floor : (country.floor + country.office) / 2
  if (track === 'care' || track === 'class') return country.care
  if (role.hourly) return Math.min(country.floor, country.office * 1.3)
  return track === 'tech' ? country.tech : country.office
}

function periodOf(random: Random, { role, level, employmentType }: PaidJob, country: Country): PayPeriod {
  const isHourly = country.leastHour !== null
  if (employmentType === 'Freelance') return isHourly ? pick(random, ['HOUR', 'DAY']) : 'DAY'
  if (employmentType === 'Contract') return country.currency === 'USD' || country.currency === 'CAD' ? 'HOUR' : 'DAY'
  if (employmentType === 'Per-Diem') return isHourly && !role.title.includes('Teacher') ? 'HOUR' : 'DAY'
  if (employmentType === 'Temporary' && isHourly && random() < 0.35) return 'WEEK'
  if (role.hourly && isHourly) return 'HOUR'
  if (level === 'i') return country.currency === 'USD' || country.currency === 'CAD' ? 'HOUR' : 'MONTH'
  return role.hourly || country.monthly ? 'MONTH' : 'YEAR'
}

/** Rounds to two and a half digits, as people state pay: 62,500, 4,150, 23.5. */
function roundPay(amount: number, period: PayPeriod): number {
  if (period === 'HOUR' && amount < 100) return Math.round(amount * 2) / 2
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1) / (amount >= 1000 ? 2 : 1)
  return Math.round(amount / step) * step
}

const words: Readonly<Record<PayPeriod, string>> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

/** Returns the pay in words: both ends or only the lower one, and the period. */
export function payInWords({ min, max, currency, period }: Pay): { from: string; range: string; per: string } {
  const write = (amount: number | null) => (amount === null ? '' : formatOf(currency, amount % 1 !== 0).format(amount))
  const from = write(min).replaceAll('\u00a0', ' ')
  return { from, range: `${from} to ${write(max).replaceAll('\u00a0', ' ')}`, per: words[period] }
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, withCents: boolean): Intl.NumberFormat {
  const key = `${currency} ${withCents}`
  const cachedFormat = formats.get(key)
  if (cachedFormat !== undefined) return cachedFormat
  const digits = withCents ? 2 : 0
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  const format = new Intl.NumberFormat('en', style)
  formats.set(key, format)
  return format
}
