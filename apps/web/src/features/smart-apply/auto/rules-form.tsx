import type { AutoRules } from '@rise/contract/smart-apply/fields'
import { MOST_A_DAY, MOST_EXCLUDED_COMPANIES, MOST_PLACES } from '@rise/contract/smart-apply/limits'
import type { AutoApply } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

const matches = [50, 60, 70, 75, 80, 85, 90, 95]
const days = [1, 2, 3, 5, 10, MOST_A_DAY]
const withValue = (options: readonly number[], value: number) =>
  [...new Set([...options, value])].toSorted((a, b) => a - b)

interface Values extends AutoRules {
  payAmount: string
  payCurrency: string
}

/** The rules of auto-apply. */
export function RulesForm({ auto: { rules, version } }: { auto: AutoApply }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm<Values>({
    name: 'auto-rules',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.rules,
    initial: { ...rules, payAmount: String(rules.pay?.amount ?? ''), payCurrency: rules.pay?.currency ?? '' },
    draft: `:${version}`,
    async send({ payAmount: _, payCurrency: __, ...body }) {
      const { result } = await api('PUT /api/v1/auto-apply/rules', { body: { ...body, version } })
      queryClient.setQueryData(keyOf('GET /api/v1/auto-apply'), result)
      showToast({ kind: 'success', title: t('Your rules are saved') })
    },
  })
  const { values, errors, failure, busy, set, entry, id } = form
  const box = (name: 'remote' | 'unknownPay' | 'elsewhere' | 'sameCompany') => ({
    id: id(name),
    checked: values[name],
    onChange: () => set({ [name]: !values[name] }),
  })
  function pay(payAmount: string, payCurrency: string) {
    const amount = Number(payAmount)
    const wishedPay = amount > 0 ? { amount, currency: payCurrency.trim().toUpperCase() } : null
    set({ payAmount, payCurrency, pay: wishedPay })
  }
  return (
    <form
      aria-label={t('Your rules')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-6"
    >
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          id={id('leastMatch')}
          label={t('Minimum match')}
          error={errors.leastMatch}
          value={values.leastMatch}
          onChange={({ target }) => set({ leastMatch: Number(target.value) })}
        >
          {withValue(matches, values.leastMatch).map((match) => (
            <option key={match} value={match}>
              {t('{percent}% or more', { percent: match }, 'match')}
            </option>
          ))}
        </Select>
        <Select
          id={id('perDay')}
          label={t('Daily limit')}
          error={errors.perDay}
          value={values.perDay}
          onChange={({ target }) => set({ perDay: Number(target.value) })}
        >
          {withValue(days, values.perDay).map((count) => (
            <option key={count} value={count}>
              {t('{count, plural, one {# application} other {# applications}}', { count })}
            </option>
          ))}
        </Select>
      </div>
      <ListField
        id={id('places')}
        label={t('Places')}
        noun={t('place', 'a noun, after “Remove”')}
        hint={t('Cities, regions or countries. Leave it empty for anywhere.')}
        error={errors.places}
        items={values.places}
        onChange={(places) => set({ places })}
        entry={entry('places')}
        most={MOST_PLACES}
      />
      <Checkbox {...box('remote')} label={t('Include remote jobs anywhere')} />
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        <TextField
          id={id('pay')}
          label={t('Minimum pay per year')}
          optional
          inputMode="numeric"
          error={errors.pay}
          value={values.payAmount}
          onChange={({ target }) => pay(target.value.replaceAll(/\D/g, ''), values.payCurrency)}
        />
        <TextField
          id={`${id('pay')}-currency`}
          label={t('Currency')}
          maxLength={3}
          placeholder={t('EUR')}
          value={values.payCurrency}
          onChange={({ target }) => pay(values.payAmount, target.value)}
        />
      </div>
      <Checkbox {...box('unknownPay')} label={t('Include jobs that don’t state their pay')} />
      <ListField
        id={id('never')}
        label={t('Never apply to')}
        noun={t('company', 'a noun, after “Remove”')}
        hint={t('Names of companies, such as your current employer.')}
        error={errors.never}
        items={values.never}
        onChange={(never) => set({ never })}
        entry={entry('never')}
        most={MOST_EXCLUDED_COMPANIES}
      />
      <Checkbox {...box('sameCompany')} label={t('Allow a second application to a company within 30 days')} />
      <Checkbox
        {...box('elsewhere')}
        label={t('Also queue jobs on other sites')}
        hint={t('You send those yourself.')}
      />
      <fieldset>
        <legend className="text-small font-medium">{t('When to send')}</legend>
        <Checkbox
          type="radio"
          id={id('consent')}
          name="consent"
          label={t('After I approve each one')}
          checked={values.consent === 'ask'}
          onChange={() => set({ consent: 'ask' })}
        />
        <Checkbox
          type="radio"
          name="consent"
          label={t('After 24 hours, unless I object')}
          hint={t('Only for jobs that take applications here, and only if every question has an answer.')}
          checked={values.consent === 'after-24h'}
          onChange={() => set({ consent: 'after-24h' })}
        />
      </fieldset>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('Save rules')}
        </Button>
      </div>
    </form>
  )
}
