import { type PayPeriod, payPeriods } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import { onlyPay, payOfRange, payPeriodOfText } from '../../facts/pay-of-range.ts'
import { readNumber } from '../../facts/read-number.ts'
import type { Sourced } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { fieldOf } from '../board-items.ts'
import { textOf } from './job-postings-in.ts'

/**
 * The values of schema.org's unitText, UN/CEFACT codes (unitCode), and other terms in use, in the languages of the
 * pages. They are written as `readPeriod` compares them: in lower case, without dots or a leading `per`.
 */
const terms: Readonly<Record<PayPeriod, string>> = {
  HOUR: 'hour hours hourly hr hur stunde heure hora ora uur',
  DAY: 'day days daily tag jour día dia giorno dag',
  WEEK: 'week weeks weekly wee wk woche semaine semana settimana',
  MONTH: 'month months monthly mon mth monat mois mes mês mese maand',
  YEAR: 'year years yearly yr annual annually annum ann pa jahr an année año ano anno jaar',
}
const periods: ReadonlyMap<string, PayPeriod> = new Map(
  payPeriods.flatMap((period) => terms[period].split(' ').map((term) => [term, period] as const)),
)

/**
 * Reads the `baseSalary` of a JobPosting: a MonetaryAmount with a value or a QuantitativeValue. The currency may be in
 * `salaryCurrency` instead. Null without a period, as for a bare amount, and for several different salaries.
 * `estimatedSalary` isn't read, because no employer vouches for it.
 */
export function readBaseSalary(item: object): Sourced<Pay> | null {
  const all: unknown[] = [fieldOf(item, 'baseSalary')].flat().filter((salary) => salary != null)
  const salaries = all.slice(0, 20).flatMap((salary) => readSalary(salary, fieldOf(item, 'salaryCurrency')))
  const onlySalary = salaries.length < all.length ? null : onlyPay(salaries)
  return onlySalary === null
    ? null
    : { value: onlySalary.pay, path: 'baseSalary', rule: 'as-given', quote: onlySalary.quote }
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

/** Returns the ends of a range; null if an end is not a number. */
function readEnds(holder: unknown): { min: number | null; max: number | null } | null {
  const [min, max, both] = ['minValue', 'maxValue', 'value'].map((name) => {
    const amount = fieldOf(holder, name)
    return amount == null || amount === '' ? null : (readNumber(amount) ?? Number.NaN)
  })
  const ends = { min: min ?? both ?? null, max: max ?? (min == null ? both : null) ?? null }
  return Number.isNaN(ends.min) || Number.isNaN(ends.max) ? null : ends
}

function readPeriod(text: string): PayPeriod | null {
  const key = text
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replace(/^per /, '')
    .replaceAll('.', '')
  return periods.get(key) ?? payPeriodOfText(text.replaceAll('_', ' ').slice(0, 100))
}
