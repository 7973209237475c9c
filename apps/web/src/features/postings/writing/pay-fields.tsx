import { formatAmount } from '@rise/contract/jobs/words'
import { FEWEST_PAYING_JOBS } from '@rise/contract/postings/limits'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { insightsQuery } from '../../jobs/index.ts'
import { GuessMark, type Quotes } from './guess-mark.tsx'
import type { JobForm } from './use-job-form.ts'

const periods = [
  ['HOUR', msg('an hour', 'a period of pay, after “For”')],
  ['DAY', msg('a day', 'a period of pay, after “For”')],
  ['WEEK', msg('a week', 'a period of pay, after “For”')],
  ['MONTH', msg('a month', 'a period of pay, after “For”')],
  ['YEAR', msg('a year', 'a period of pay, after “For”')],
] as const

/** The pay of a job, with the pay of similar jobs here. */
export function PayFields({ form, quotes }: { readonly form: JobForm; readonly quotes: Quotes }) {
  const { values } = form
  const amount = (name: 'payFrom' | 'payTo', label: string) => (
    <TextField
      {...form.field(name)}
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      step="any"
      value={values[name] ?? ''}
      onChange={({ target: { value } }) => form.set({ [name]: value === '' ? null : Number(value) })}
    />
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-small font-medium">{t('Pay')}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {amount('payFrom', t('From', 'an amount of pay'))}
        {amount('payTo', t('To', 'an amount of pay'))}
        <TextField
          {...form.field('payCurrency')}
          label={t('Currency')}
          placeholder={t('EUR', 'an example of a currency')}
          maxLength={3}
          autoCapitalize="characters"
          value={values.payCurrency}
          onChange={(event) => form.set({ payCurrency: event.target.value })}
        />
        <Select
          {...form.field('payPeriod')}
          label={t('For', 'a period of pay')}
          value={values.payPeriod}
          onChange={({ target }) =>
            form.set({ payPeriod: periods.find(([period]) => period === target.value)?.[0] ?? 'YEAR' })
          }
        >
          {periods.map(([period, name]) => (
            <option key={period} value={period}>
              {t(name)}
            </option>
          ))}
        </Select>
      </div>
      <SimilarPay title={values.title} currency={values.payCurrency} />
      <p className="text-small text-subtle">
        {t('What does it pay? Jobs that say so are found and answered more often.')}
      </p>
      {values.guessed.includes('pay') ? (
        <div className="mt-4">
          <GuessMark form={form} field="pay" quotes={quotes} />
        </div>
      ) : null}
    </fieldset>
  )
}

/**
 * The pay of open jobs with these words in the title, if enough of them state it. Uses the form's currency, once one is
 * chosen.
 */
function SimilarPay({ title, currency }: { readonly title: string; readonly currency: string }) {
  const titleWords = useSettled(title.trim().slice(0, 100))
  const { data } = useQuery({
    ...insightsQuery(useApi(), { keyword: titleWords }),
    enabled: titleWords.length >= 3,
    retry: false,
  })
  const payByCurrency = titleWords.length >= 3 ? (data?.pay.filter(({ jobs }) => jobs >= FEWEST_PAYING_JOBS) ?? []) : []
  const ownCurrency = /^[a-z]{3}$/i.test(currency.trim()) ? currency.trim().toUpperCase() : undefined
  const pay = payByCurrency.filter((each) => ownCurrency === undefined || each.currency === ownCurrency).slice(0, 2)
  if (payByCurrency.length === 0) return null
  const [first, second] = pay
  if (!first) {
    return (
      <p role="status" className="text-small">
        {t('Too few similar jobs here state their pay in {currency} for a figure.', { currency: ownCurrency ?? '' })}
      </p>
    )
  }
  return (
    <p role="status" className="text-small tabular-nums">
      {second
        ? rich('Similar jobs here pay {first}, or {second}.', { first: payText(first), second: payText(second) })
        : rich('Similar jobs here pay {pay}.', { pay: payText(first) })}
    </p>
  )
}

function payText({ currency, median, jobs }: { currency: string; median: number; jobs: number }) {
  return rich('<strong>{amount}</strong> a year (median of {jobs})', {
    amount: formatAmount(median, currency),
    jobs,
    strong: (text) => <strong className="font-semibold">{text}</strong>,
  })
}

const PAUSE_MS = 600

/** Returns the text after a pause in typing. */
function useSettled(text: string): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settledText
}
