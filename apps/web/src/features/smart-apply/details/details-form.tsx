import type { SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import type { SmartApplySettings } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { smartApplyKeys } from '../smart-apply-keys.ts'
import { AnswersField } from './answers-field.tsx'
import { CountriesField } from './countries-field.tsx'
import { ResumeField } from './resume-field.tsx'

/** The details that fill in application forms. */
export function DetailsForm() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/smart-apply/details'),
  )
  if (isError) {
    return <FailedBlock title={t('Couldn’t load your details')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data || !isFetchedAfterMount) return null
  return <Form settings={data} />
}

interface Values extends SmartApplyDetails {
  payAmount: string
  payCurrency: string
}

function Form({ settings: { version, details, known, wish, files } }: { settings: SmartApplySettings }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useDraftForm<Values>({
    name: 'smart-apply',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.details,
    initial: { ...details, payAmount: String(wish.pay?.amount ?? ''), payCurrency: wish.pay?.currency ?? '' },
    async send({ payAmount, payCurrency, ...body }) {
      const amount = Math.floor(Number(payAmount))
      const pay = amount > 0 ? { amount, currency: payCurrency.trim().toUpperCase() } : null
      // The match uses the same wishes about pay and employment.
      await api('PUT /api/v1/match-wish', { body: { pay, employmentTypes: wish.employmentTypes } })
      await api('PUT /api/v1/smart-apply/details', { body: { ...body, version } })
      await invalidate(queryClient, smartApplyKeys, { refetchType: 'none' })
      showToast({ kind: 'success', title: t('Your answers are saved') })
      void navigate('/smart-apply')
    },
  })
  const { values, errors, failure, busy, problems, set, id } = form
  const text = (name: 'email' | 'phone' | 'notice' | 'linkedin' | 'website' | 'github') => ({
    id: id(name),
    value: values[name],
    error: errors[name],
    optional: true,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const fallbackHint = (value: string | null) => (value ? t('If empty, we use {value}.', { value }) : undefined)
  return (
    <form
      aria-label={t('Your answers')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-6"
    >
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <ErrorSummary problems={problems} />
      <h2 className="text-h3">{t('Contact')}</h2>
      <TextField {...text('email')} label={t('Email for applications')} type="email" hint={fallbackHint(known.email)} />
      <TextField {...text('phone')} label={t('Phone')} type="tel" hint={fallbackHint(known.phone)} />
      <h2 className="text-h3">{t('Work', 'a part of a form')}</h2>
      <CountriesField
        id={id('workCountries')}
        error={errors.workCountries}
        countries={values.workCountries}
        onChange={(workCountries) => set({ workCountries })}
      />
      <TextField {...text('notice')} label={t('Notice period')} placeholder={t('One month')} maxLength={100} />
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        <TextField
          id={id('payAmount')}
          label={t('Desired salary per year')}
          optional
          inputMode="numeric"
          pattern="[0-9]*"
          value={values.payAmount}
          onChange={({ target }) => set({ payAmount: target.value.replaceAll(/\D/g, '') })}
        />
        <TextField
          id={id('payCurrency')}
          label={t('Currency')}
          maxLength={3}
          placeholder={t('EUR')}
          value={values.payCurrency}
          onChange={({ target }) => set({ payCurrency: target.value })}
        />
      </div>
      <h2 className="text-h3">{t('Links')}</h2>
      <TextField {...text('linkedin')} label={t('LinkedIn')} type="url" hint={fallbackHint(known.linkedin)} />
      <TextField {...text('website')} label={t('Website')} type="url" hint={fallbackHint(known.website)} />
      <TextField {...text('github')} label={t('GitHub')} type="url" hint={fallbackHint(known.github)} />
      <ResumeField files={files} value={values.resumeFileId} onChange={(resumeFileId) => set({ resumeFileId })} />
      <AnswersField
        id={id('answers')}
        error={errors.answers}
        answers={values.answers}
        onChange={(answers) => set({ answers })}
      />
      <Notice live={false}>
        {t(
          'We never store answers about disability, gender, race or veteran status. Where a form asks, you answer yourself.',
        )}
      </Notice>
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to="/smart-apply" variant="ghost">
          {t('Cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={busy}>
          {t('Save details')}
        </Button>
      </div>
    </form>
  )
}
