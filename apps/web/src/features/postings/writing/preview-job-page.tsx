import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { ReadableField } from '@rise/contract/postings/kinds'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../../app/base/api.ts'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MissingPage } from '../../../app/error/missing-page.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { DeskFrame } from '../../companies/index.ts'
import { JobPreview } from '../../jobs/index.ts'
import { COMPANY_JOBS, editHref, NEW_JOB_PATH } from '../posting-address.ts'
import { questionKindNames } from './question-kind-names.ts'

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog }))

/** A job as visitors will see it, with buttons to publish, schedule or edit it. */
export function PreviewJobPage() {
  const [search] = useSearchParams()
  const id = search.get('job') ?? ''
  if (id === '') return <Navigate to={NEW_JOB_PATH} replace />
  return <DeskFrame title={t('Preview')}>{(desk) => <Preview key={id} desk={desk} id={id} />}</DeskFrame>
}

function Preview({ desk: { slug }, id }: { desk: CompanyDesk; id: string }) {
  const api = useApi()
  const {
    data: page,
    error,
    isFetching,
    refetch,
  } = useQuery(
    queryOf(
      api,
      'GET /api/v1/companies/{slug}/written-jobs/{id}/preview',
      { params: { slug, id } },
      { refetchOnMount: 'always', retry: false },
    ),
  )
  const { data: job } = useQuery(
    queryOf(api, 'GET /api/v1/companies/{slug}/written-jobs/{id}', { params: { slug, id } }, presentVersion),
  )
  if (error instanceof ApiError && error.status < 500 && error.status > 0) {
    if (error.status !== 400) return <MissingPage />
    return (
      <EmptyState
        kind="no-match"
        title={t('This job isn’t complete yet')}
        action={<ButtonLink to={editHref(id)}>{t('Keep editing')}</ButtonLink>}
      >
        {t('Fill in the title, the description and how to apply.')}
      </EmptyState>
    )
  }
  if (error)
    return <FailedBlock title={t('Couldn’t load the preview')} retrying={isFetching} onRetry={() => void refetch()} />
  if (!page || !job) {
    return (
      <SkeletonGroup label={t('Loading the preview')}>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    )
  }
  return (
    <>
      <Acts slug={slug} job={job} />
      <section aria-label={t('The page')} className="rounded-card border border-line bg-bg p-4 sm:p-6">
        <Suspense fallback={<SkeletonText lines={8} />}>
          <JobPreview job={page} />
        </Suspense>
        <AskedQuestions job={job} />
      </section>
    </>
  )
}

/** The questions that everyone who applies here must answer. */
function AskedQuestions({ job: { fields } }: { job: WrittenJob }) {
  const { applicationType, questions } = fields
  if (applicationType !== 'Smart Apply' || questions.length === 0) return null
  return (
    <section aria-labelledby="asked" className="mt-8 border-t border-line pt-6">
      <h2 id="asked" className="text-h3">
        {t('Questions when people apply')}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-3 pl-6">
        {questions.map(({ id, text, kind, options, required }) => (
          <li key={id} className="wrap-anywhere">
            {text}
            <p className="text-small text-muted wrap-anywhere">
              {kind === 'choice' ? <Facts>{options}</Facts> : t(questionKindNames[kind])}
              {required ? '' : t(' (optional)')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The names of fields within a sentence. */
const guessNames: Readonly<Record<ReadableField, Message>> = {
  title: msg('title', 'within a sentence'),
  places: msg('locations', 'within a sentence'),
  workType: msg('work type', 'within a sentence'),
  employmentType: msg('employment', 'within a sentence'),
  seniority: msg('seniority', 'within a sentence'),
  department: msg('department', 'within a sentence'),
  pay: msg('pay', 'within a sentence'),
  skills: msg('skills', 'within a sentence'),
  benefits: msg('benefits', 'within a sentence'),
  language: msg('language', 'within a sentence'),
  closesOn: msg('closing date', 'within a sentence'),
  description: msg('description', 'within a sentence'),
  apply: msg('how to apply', 'within a sentence'),
}

function Acts({ slug, job }: { slug: string; job: WrittenJob }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isConfirmed = useVerdict({ access: 'employer', confirmed: true }) === 'allowed'
  const [isScheduling, setIsScheduling] = useState(false)
  const isNew = job.state === 'draft' || job.state === 'scheduled'
  /** Returns whether this is the company's first job. It completes the company's page, which is then shown next. */
  const isFirst = () =>
    api('GET /api/v1/companies/{slug}/jobs', { params: { slug }, query: {} }).then(
      ({ result: { counts } }) => counts.all - counts.drafts === 1,
      () => false,
    )
  const publish = useMutation({
    mutationFn: () =>
      api('PUT /api/v1/companies/{slug}/written-jobs/{id}/state', {
        params: { slug, id: job._id },
        body: { state: 'open' },
      }),
    onSuccess: async ({ result }) => {
      const view = result.slug === null ? {} : { action: { label: t('View it'), to: `/jobs/${result.slug}` } }
      showToast({ id: 'job', kind: 'success', title: t('Your job is live.'), ...view })
      await navigate((await isFirst()) ? `/company/${slug}` : COMPANY_JOBS)
      await queryClient.invalidateQueries()
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft p-4">
        <p className="text-small">
          {isNew
            ? t('This is how people will see the job. Only your team can see it now.')
            : t('This is how people see the job.')}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={editHref(job._id)} icon={<Pencil size={16} aria-hidden />}>
            {t('Keep editing')}
          </ButtonLink>
          {isNew ? (
            <>
              <Button disabled={!isConfirmed || publish.isPending} onClick={() => setIsScheduling(true)}>
                {t('Schedule', 'verb, on a button')}
              </Button>
              <Button
                variant="primary"
                busy={publish.isPending}
                disabled={!isConfirmed}
                onClick={() => publish.mutate()}
              >
                {t('Publish job')}
              </Button>
            </>
          ) : null}
        </div>
      </div>
      {isNew && job.guessed.length > 0 ? (
        <Notice tone="warning" live={false} title={t('We guessed some of this from your text')}>
          {t('Check {fields} below. Publishing confirms them.', {
            fields: job.guessed.map((field) => t(guessNames[field])).join(', '),
          })}
        </Notice>
      ) : null}
      {publish.error ? <Notice tone="danger">{publish.error.message}</Notice> : null}
      {isScheduling ? (
        <Suspense fallback={null}>
          <ScheduleDialog slug={slug} id={job._id} onClose={() => setIsScheduling(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
