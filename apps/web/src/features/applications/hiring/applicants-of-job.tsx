import { stages } from '@rise/contract/applications/kinds'
import { stageNames } from '@rise/contract/applications/words'
import { replyWords } from '@rise/contract/companies/replies/words'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Columns3, Download, List, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MissingPage } from '../../../app/error/missing-page.tsx'
import { ListResults, SkipToResults } from '../../../app/lists/list-results.tsx'
import { saveFile } from '../../../app/save-file.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { showPresent } from '../../../ui/layout/show-present.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { applicantsQuery } from '../queries.ts'
import { ApplicantFilters } from './applicant-filters.tsx'
import { type ApplicantsView, filterOf, isNarrowed, viewHref, viewOfSearch } from './applicants-address.ts'
import { ApplicantsTable } from './applicants-table.tsx'
import { columnKey, useColumns } from './use-columns.ts'

const Board = lazy(async () => ({ default: (await import('./applicants-board.tsx')).ApplicantsBoard }))
const SetupDialog = lazy(async () => ({ default: (await import('./setup-dialog.tsx')).SetupDialog }))

interface JobProps {
  readonly slug: string
  readonly jobId: string
}

/** The applicants of a job as a table or a board. */
export function ApplicantsOfJob({ slug, jobId }: JobProps) {
  const [search] = useSearchParams()
  const view = viewOfSearch(search)
  const { stage, stageId, page } = view
  const query = {
    ...filterOf(view),
    ...(stage && { stage }),
    ...(stageId && { stageId }),
    page: page as unknown as number,
  }
  const columns = useColumns(slug)
  const { data, error, isFetching, refetch } = useQuery(applicantsQuery(useApi(), { slug, id: jobId }, query))
  // The API refuses an invalid id in the address with 400.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400) && !data) return <MissingPage />
  if (!data) {
    return error ? (
      <FailedBlock title={t('Couldn’t load applicants')} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label={t('Loading the applicants')}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const total = stages.reduce((sum, one) => sum + data.counts[one], 0)
  const isFiltered = isNarrowed(view)
  return (
    <div className="flex flex-col gap-4">
      {total > 0 || isFiltered ? <SkipToResults /> : null}
      <JobHead slug={slug} jobId={jobId} view={view} job={data.job} figures={data.figures} any={total > 0} />
      {total > 0 || isFiltered ? (
        <ApplicantFilters key={view.q} jobId={jobId} view={view} questions={data.job.questions} />
      ) : null}
      <ListResults className="flex flex-col gap-4">
        {view.as === 'table' && total > 0 ? (
          <nav
            ref={showPresent}
            aria-label={t('Applicants shown')}
            // One row that scrolls sideways on a phone, where three rows would hide the applicants.
            className="-my-1 flex gap-2 py-1 max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:*:shrink-0 sm:flex-wrap"
          >
            <ChipLink
              to={viewHref(jobId, { ...view, stage: undefined, stageId: undefined, page: '1' })}
              selected={stage === undefined}
            >
              {t('All ({count})', { count: formatInteger(total) }, 'applicants')}
            </ChipLink>
            {columns.map((column) => {
              const { stage: kind, stageId: ownStageId, name } = column
              const count = ownStageId === null ? data.counts[kind] : (data.stageCounts[ownStageId] ?? 0)
              return (
                <ChipLink
                  key={columnKey(column)}
                  to={viewHref(jobId, { ...view, stage: kind, stageId: ownStageId ?? undefined, page: '1' })}
                  selected={stage === kind && (stageId ?? null) === ownStageId}
                >
                  {`${name} (${formatInteger(count)})`}
                </ChipLink>
              )
            })}
            {(['declined', 'withdrawn'] as const).map((one) => (
              <ChipLink
                key={one}
                to={viewHref(jobId, { ...view, stage: one, stageId: undefined, page: '1' })}
                selected={stage === one}
              >
                {`${t(stageNames[one])} (${formatInteger(data.counts[one])})`}
              </ChipLink>
            ))}
          </nav>
        ) : null}
        {total === 0 ? (
          <NoApplicants isNarrowed={isFiltered} jobId={jobId} takes={data.job.takesApplications} />
        ) : view.as === 'board' ? (
          <Suspense fallback={null}>
            <Board slug={slug} jobId={jobId} view={view} counts={data.counts} stageCounts={data.stageCounts} />
          </Suspense>
        ) : data.items.length === 0 ? (
          <EmptyState
            kind="no-match"
            title={t('No one in this stage')}
            action={
              <ButtonLink to={viewHref(jobId, { ...view, stage: undefined, stageId: undefined })}>
                {t('See all applicants')}
              </ButtonLink>
            }
          >
            {t('Choose another stage above.')}
          </EmptyState>
        ) : (
          <>
            <ApplicantsTable key={viewHref(jobId, view)} slug={slug} jobId={jobId} applicants={data.items} />
            <Pager
              page={data.page}
              pages={data.pages}
              hrefFor={(number) => viewHref(jobId, { ...view, page: String(number) })}
            />
          </>
        )}
      </ListResults>
    </div>
  )
}

interface HeadProps extends JobProps {
  readonly view: ApplicantsView
  readonly job: { readonly title: string; readonly slug: string | null }
  readonly figures: JobCard['replies']
  readonly any: boolean
}

function JobHead({ slug, jobId, view, job, figures, any }: HeadProps) {
  const api = useApi()
  const save = useMutation({
    mutationFn: async () =>
      (
        await api('POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports', {
          params: { slug, id: jobId },
        })
      ).result,
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv;charset=utf-8'),
    onError: ({ message }) => void showToast({ id: 'export', kind: 'failure', title: message }),
  })
  const isBoard = view.as === 'board'
  const [isSettingUp, setIsSettingUp] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <TextLink to="/company/jobs" className="inline-flex items-center gap-1 text-small">
          <ArrowLeft size={16} aria-hidden />
          {t('All jobs')}
        </TextLink>
        <h2 className="text-h3 wrap-anywhere">
          {job.slug ? <TextLink to={`/jobs/${job.slug}`}>{job.title}</TextLink> : job.title}
        </h2>
        {figures ? (
          <p className="text-small text-muted tabular-nums">
            {replyWords(figures, figures.of === 'job' ? 'of-job' : 'of-your-jobs')}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Settings2 size={16} aria-hidden className="max-sm:hidden" />}
          onClick={() => setIsSettingUp(true)}
        >
          {rich('Stages<hidden> and templates</hidden>', {
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </Button>
        {any ? (
          <>
            <ButtonLink
              to={viewHref(jobId, {
                ...view,
                as: isBoard ? 'table' : 'board',
                stage: undefined,
                stageId: undefined,
                page: '1',
              })}
              icon={
                isBoard ? (
                  <List size={16} aria-hidden className="max-sm:hidden" />
                ) : (
                  <Columns3 size={16} aria-hidden className="max-sm:hidden" />
                )
              }
            >
              {isBoard ? t('Table', 'a view of applicants in rows') : t('Board', 'a view of jobs in columns')}
            </ButtonLink>
            <Button
              busy={save.isPending}
              icon={<Download size={16} aria-hidden className="max-sm:hidden" />}
              onClick={() => save.mutate()}
            >
              {t('Export CSV')}
            </Button>
          </>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {isSettingUp ? <SetupDialog slug={slug} onClose={() => setIsSettingUp(false)} /> : null}
      </Suspense>
    </div>
  )
}

function NoApplicants({ isNarrowed, jobId, takes }: { isNarrowed: boolean; jobId: string; takes: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState
        kind="no-match"
        title={t('No applicants match')}
        action={<ButtonLink to={`/company/jobs/${jobId}/applicants`}>{t('Clear filters')}</ButtonLink>}
      >
        {t('Try fewer words, or other answers.')}
      </EmptyState>
    )
  }
  return takes ? (
    <EmptyState
      kind="nothing-yet"
      title={t('No applicants yet')}
      action={<ButtonLink to="/company/jobs">{t('See your jobs')}</ButtonLink>}
    >
      {t('People who apply to this job appear here.')}
    </EmptyState>
  ) : (
    <EmptyState
      kind="nothing-yet"
      title={t('People apply elsewhere')}
      action={<ButtonLink to={`/company/jobs/edit/${jobId}`}>{t('Edit job')}</ButtonLink>}
    >
      {t('Choose Smart apply in the job’s form, and people can apply here.')}
    </EmptyState>
  )
}
