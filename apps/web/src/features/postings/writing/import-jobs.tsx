import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { workTypeNames } from '@rise/contract/jobs/words'
import type { BoardLook } from '@rise/contract/postings/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { COMPANY_JOBS, POSTING_PATH } from '../posting-address.ts'
import { PostingFrame } from './posting-frame.tsx'
import { StepHead } from './step-head.tsx'

/** Offers to import jobs once the company's domain is verified; before that, shows how to verify it. */
export function ImportJobs({ desk }: { desk: CompanyDesk }) {
  return desk.verifiedDomain === null ? <VerifyFirst desk={desk} /> : <FindJobs desk={desk} />
}

/** Finds the jobs at an address, and imports them. */
function FindJobs({ desk }: { desk: CompanyDesk }) {
  const api = useApi()
  const [lookResult, setLookResult] = useState<{ url: string; look: BoardLook }>()
  const form = useDraftForm({
    name: 'company-board',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.board,
    keepDraft: true,
    initial: { url: desk.fields.website },
    send: async (body) => {
      const { result } = await api('POST /api/v1/companies/{slug}/boards/look', { params: { slug: desk.slug }, body })
      setLookResult({ url: body.url, look: result })
    },
  })
  if (lookResult)
    return (
      <FoundJobs
        desk={desk}
        {...lookResult}
        onBack={() => setLookResult(undefined)}
        onDone={() => form.reset({ url: '' })}
      />
    )
  return (
    <PostingFrame>
      <FirstStep />
      <Card>
        <form
          aria-label={t('Find your jobs')}
          method="post"
          noValidate
          onSubmit={form.onSubmit}
          className="flex flex-col gap-6"
        >
          {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
          <TextField
            id={form.id('url')}
            label={t('Address of your careers page or board')}
            hint={t('A page at {domain}, or a board that it links to.', { domain: desk.verifiedDomain ?? '' })}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={300}
            value={form.values.url}
            error={form.errors.url}
            onChange={(event) => form.set({ url: event.target.value })}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('Find my jobs')}
            </Button>
            <ButtonLink to={POSTING_PATH}>{t('Back')}</ButtonLink>
          </div>
          {form.busy ? (
            <p role="status" className="text-small text-muted">
              {t('We’re reading the page. This can take up to half a minute.')}
            </p>
          ) : null}
        </form>
      </Card>
    </PostingFrame>
  )
}

function FirstStep() {
  return (
    <StepHead step={1} of={2} title={t('Import your jobs')}>
      {t(
        'We’ll import the jobs on your careers page, or on a board such as Greenhouse, Lever, Ashby, Workable, Recruitee, SmartRecruiters or Personio.',
      )}
    </StepHead>
  )
}

function VerifyFirst({ desk: { slug, domain } }: { desk: CompanyDesk }) {
  return (
    <PostingFrame>
      <FirstStep />
      <Notice tone="warning" live={false} title={t('Verify your domain first')}>
        {t('This stops people importing another company’s jobs.')}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {domain === null ? (
          <ButtonLink variant="primary" to={`/company/${slug}/edit/edit-overview`}>
            {t('Add your website')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={`/company/${slug}/edit#verification`}>
            {t('Verify {domain}', { domain })}
          </ButtonLink>
        )}
        <ButtonLink to={POSTING_PATH}>{t('Back')}</ButtonLink>
      </div>
    </PostingFrame>
  )
}

interface FoundProps {
  desk: CompanyDesk
  url: string
  look: BoardLook
  onBack: () => void
  onDone: () => void
}

function FoundJobs({ desk: { slug }, url, look, onBack, onDone }: FoundProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { total, totalCapped, jobs, source, address, unreadable } = look
  const heading = t('{count, plural, one {We found {shown} job} other {We found {shown} jobs}}', {
    count: total,
    shown: formatInteger(total, totalCapped),
  })
  const link = (
    <TextLink to={address} className="break-all">
      {address.replace(/^https?:\/\//, '')}
    </TextLink>
  )
  const importJobs = useMutation({
    mutationFn: () => api('POST /api/v1/companies/{slug}/boards', { params: { slug }, body: { url } }),
    onSuccess: async () => {
      onDone()
      await invalidate(queryClient, ['GET /api/v1/companies/{slug}/boards'])
      showToast({
        kind: 'success',
        title: t('We’re importing your jobs.'),
        description: t('They’ll appear here in a moment.'),
      })
      await navigate(COMPANY_JOBS)
    },
  })
  return (
    <PostingFrame>
      <StepHead step={2} of={2} title={heading}>
        {source === 'Careers page'
          ? rich('On your page, {link}', { link })
          : rich('On your {source} board, {link}', { source, link })}
      </StepHead>
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {jobs.map(({ title, places, workType }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may say the same, and the list does not change
            <li key={index} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-small text-muted">
                {places.length === 0 && workType === 'Unknown' ? (
                  t('Location not specified')
                ) : (
                  <Facts>
                    {places.slice(0, 3).join('; ')}
                    {workType === 'Unknown' ? '' : t(workTypeNames[workType])}
                  </Facts>
                )}
              </p>
            </li>
          ))}
        </ul>
        {total > jobs.length ? (
          <p className="mt-4 text-small text-muted tabular-nums">
            {totalCapped
              ? t('and {count} or more others', { count: formatInteger(total - jobs.length) }, 'jobs')
              : t('and {count} others', { count: formatInteger(total - jobs.length) }, 'jobs')}
          </p>
        ) : null}
      </Card>
      {unreadable > 0 ? (
        <p className="text-small text-muted tabular-nums">
          {t('We couldn’t read {count} more, mostly because they have no title.', { count: unreadable }, 'jobs')}
        </p>
      ) : null}
      {importJobs.error ? <Notice tone="danger">{importJobs.error.message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={importJobs.isPending} onClick={() => importJobs.mutate()}>
          {t('Import jobs')}
        </Button>
        <Button onClick={onBack}>{t('Use another address')}</Button>
      </div>
    </PostingFrame>
  )
}
