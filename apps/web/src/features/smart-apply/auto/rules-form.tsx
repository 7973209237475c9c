import type { AutoRules } from '@rise/contract/smart-apply/fields'
import { MOST_A_DAY, MOST_NEVER, MOST_PLACES } from '@rise/contract/smart-apply/limits'
import type { AutoApply } from '@rise/contract/smart-apply/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { autoQuery } from '../queries.ts'

const matches = [50, 60, 70, 75, 80, 85, 90, 95]
const days = [1, 2, 3, 5, 10, MOST_A_DAY]
const withPresent = (options: readonly number[], value: number) =>
  [...new Set([...options, value])].toSorted((a, b) => a - b)

/** What auto-apply may do. */
export function RulesForm({ auto: { rules, version } }: { auto: AutoApply }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [amount, setAmount] = useState(String(rules.pay?.amount ?? ''))
  const [currency, setCurrency] = useState(rules.pay?.currency ?? '')
  const form = useDraftForm<AutoRules>({
    name: 'auto-rules',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.rules,
    initial: rules,
    draft: `:${version}`,
    async send(body) {
      const { result } = await api('PUT /api/v1/auto-apply/rules', { body: { ...body, version } })
      queryClient.setQueryData(autoQuery(api).queryKey, result)
      showToast({ kind: 'success', title: 'Your rules are saved' })
    },
  })
  const { values, errors, failure, busy, set, type, id } = form
  const box = (name: 'remote' | 'unknownPay' | 'elsewhere' | 'sameCompany') => ({
    id: id(name),
    checked: values[name],
    onChange: () => set({ [name]: !values[name] }),
  })
  function pay(typedAmount: string, typedCurrency: string) {
    setAmount(typedAmount)
    setCurrency(typedCurrency)
    const number = Number(typedAmount)
    set({ pay: number > 0 ? { amount: number, currency: typedCurrency.trim().toUpperCase() } : null })
  }
  return (
    <form aria-label="Your rules" method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          id={id('leastMatch')}
          label="Least match"
          error={errors.leastMatch}
          value={values.leastMatch}
          onChange={({ target }) => set({ leastMatch: Number(target.value) })}
        >
          {withPresent(matches, values.leastMatch).map((match) => (
            <option key={match} value={match}>
              {match}% or more
            </option>
          ))}
        </Select>
        <Select
          id={id('perDay')}
          label="At most a day"
          error={errors.perDay}
          value={values.perDay}
          onChange={({ target }) => set({ perDay: Number(target.value) })}
        >
          {withPresent(days, values.perDay).map((count) => (
            <option key={count} value={count}>
              {count} {count === 1 ? 'application' : 'applications'}
            </option>
          ))}
        </Select>
      </div>
      <ListField
        id={id('places')}
        label="Places"
        noun="place"
        hint="Cities, regions or countries. Leave it empty for anywhere."
        error={errors.places}
        items={values.places}
        onChange={(places) => set({ places })}
        onType={(text) => type('places', text)}
        most={MOST_PLACES}
      />
      <Checkbox {...box('remote')} label="Remote jobs fit, wherever they are" />
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        <TextField
          id={id('pay')}
          label="Pay a year, at least"
          optional
          inputMode="numeric"
          error={errors.pay}
          value={amount}
          onChange={({ target }) => pay(target.value.replaceAll(/\D/g, ''), currency)}
        />
        <TextField
          id={`${id('pay')}-currency`}
          label="Currency"
          maxLength={3}
          placeholder="EUR"
          value={currency}
          onChange={({ target }) => pay(amount, target.value)}
        />
      </div>
      <Checkbox {...box('unknownPay')} label="Jobs that don’t state their pay fit" />
      <ListField
        id={id('never')}
        label="Never apply to"
        noun="company"
        hint="Names of companies, such as your present employer."
        error={errors.never}
        items={values.never}
        onChange={(never) => set({ never })}
        onType={(text) => type('never', text)}
        most={MOST_NEVER}
      />
      <Checkbox {...box('sameCompany')} label="Allow a second application to a company within 30 days" />
      <Checkbox {...box('elsewhere')} label="Queue jobs on other sites, too" hint="You send those yourself." />
      <fieldset>
        <legend className="text-small font-medium">When applications leave</legend>
        <Checkbox
          type="radio"
          id={id('consent')}
          name="consent"
          label="After my yes to each"
          checked={values.consent === 'ask'}
          onChange={() => set({ consent: 'ask' })}
        />
        <Checkbox
          type="radio"
          name="consent"
          label="After 24 hours, unless I object"
          hint="Only for jobs that take applications here, and only if every question has an answer."
          checked={values.consent === 'after-24h'}
          onChange={() => set({ consent: 'after-24h' })}
        />
      </fieldset>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save rules
        </Button>
      </div>
    </form>
  )
}
