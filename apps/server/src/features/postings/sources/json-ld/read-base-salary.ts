import type { PayPeriod } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import { onlyPay, payOfRange, payPeriodOfText } from '../../facts/pay-of-range.ts'
import { readNumber } from '../../facts/read-number.ts'
import type { Sourced } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { fieldOf } from '../board-items.ts'
import { textOf } from './job-postings-in.ts'

/** schema.org's unitText, UN/CEFACT codes (unitCode), and terms used instead. */
const periods: ReadonlyMap<string, PayPeriod> = new Map([
  ['hour', 'HOUR'],
  ['hourly', 'HOUR'],
  ['hur', 'HOUR'],
  ['day', 'DAY'],
  ['daily', 'DAY'],
  ['week', 'WEEK'],
  ['weekly', 'WEEK'],
  ['wee', 'WEEK'],
  ['month', 'MONTH'],
  ['monthly', 'MONTH'],
  ['mon', 'MONTH'],
  ['year', 'YEAR'],
  ['yearly', 'YEAR'],
  ['annual', 'YEAR'],
  ['annually', 'YEAR'],
  ['ann', 'YEAR'],
])

/**
 * Reads the `baseSalary` of a JobPosting: a MonetaryAmount with a value or with a QuantitativeValue, or a bare amount
 * beside `salaryCurrency`. No employer vouches for `estimatedSalary`, so it isn't read. Several that differ are
 * unknown.
 */
export function readBaseSalary(item: object): Sourced<Pay> | null {
  const all: unknown[] = [fieldOf(item, 'baseSalary')].flat().filter((salary) => salary != null)
  const found = all.slice(0, 20).flatMap((salary) => readSalary(salary, fieldOf(item, 'salaryCurrency')))
  const only = found.length < all.length ? null : onlyPay(found)
  return only === null ? null : { value: only.pay, path: 'baseSalary', rule: 'as-given', quote: only.quote }
}

function readSalary(salary: unknown, currencyBeside: unknown) {
  const value = fieldOf(salary, 'value')
  const holder = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : salary
  const ends = typeof holder === 'object' ? readEnds(holder) : readEnds({ value: holder })
  const unit = ['unitText', 'unitCode'].flatMap(
    (name) => textOf(fieldOf(holder, name)) ?? textOf(fieldOf(salary, name)) ?? [],
  )
  const currency =
    textOf(fieldOf(salary, 'currency')) ?? textOf(fieldOf(holder, 'currency')) ?? textOf(currencyBeside) ?? null
  const pay = ends && payOfRange({ ...ends, currency, period: readPeriod(unit[0] ?? '') })
  const quote = shorten(`${ends?.min ?? '?'}–${ends?.max ?? '?'} ${currency ?? ''} ${unit[0] ?? ''}`, 200)
  return pay === null ? [] : [{ pay, quote }]
}

/** Null if an end is not a number. */
function readEnds(holder: unknown): { min: number | null; max: number | null } | null {
  const [min, max, both] = ['minValue', 'maxValue', 'value'].map((name) => {
    const given = fieldOf(holder, name)
    return given == null || given === '' ? null : (readNumber(given) ?? Number.NaN)
  })
  const ends = { min: min ?? both ?? null, max: max ?? (min == null ? both : null) ?? null }
  return Number.isNaN(ends.min) || Number.isNaN(ends.max) ? null : ends
}

function readPeriod(text: string): PayPeriod | null {
  const key = text.trim().toLowerCase()
  return periods.get(key) ?? payPeriodOfText(key.slice(0, 100))
}
