import { type ApplicantOrder, stages } from '@rise/contract/applications/kinds'
import { stageNames } from '@rise/contract/applications/words'
import type { ReplyFigures } from '@rise/contract/companies/shapes'
import { replyWords } from '@rise/contract/companies/words'
import { formatInteger } from '@rise/contract/words'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Columns3, Download, List, Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isNotThere } from '../../../app/base/per-member.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { saveFile } from '../../../app/save-file.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { EmptyState } from '../../../ui/base/empty-state.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { applicantsQuery } from '../queries.ts'
import { type ApplicantsView, viewHref, viewOfSearch } from './applicants-address.ts'
import { ApplicantsTable } from './applicants-table.tsx'

const Board = lazy(async () => ({ default: (await import('./applicants-board.tsx')).ApplicantsBoard }))

interface Of {
  readonly slug: string
  readonly jobId: string
}

/** The applicants of a job as a table or a board. */
export function ApplicantsOfJob({ slug, jobId }: Of) {
  const [search] = useSearchParams()
  const view = viewOfSearch(search)
  const { stage, q, fit, sort, page } = view
  const query = { ...(stage && { stage }), ...(q !== '' && { q }), fit, sort, page: page as unknown as number }
  const { data, error, isFetching, refetch } = useQuery(applicantsQuery(useApi(), { slug, id: jobId }, query))
  if (isNotThere(error)) {
    return (
      <EmptyState
        kind="no-match"
        title="We can’t find this job"
        action={<ButtonLink to="/company/jobs">See your jobs</ButtonLink>}
      >
        It may have been deleted, or belongs to another company.
      </EmptyState>
    )
  }
  if (!data) {
    return error ? (
      <FailedBlock title="Couldn’t load applicants" retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading the applicants">
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const all = stages.reduce((sum, one) => sum + data.counts[one], 0)
  const isNarrowed = q !== '' || fit !== 'all'
  return (
    <div className="flex flex-col gap-4">
      <JobHead slug={slug} jobId={jobId} view={view} job={data.job} figures={data.figures} any={all > 0} />
      {all > 0 || isNarrowed ? <Filters key={`${q} ${fit} ${sort}`} jobId={jobId} view={view} /> : null}
      {view.as === 'table' && all > 0 ? (
        <nav aria-label="Applicants shown" className="flex flex-wrap gap-2">
          <ChipLink to={viewHref(jobId, { ...view, stage: undefined, page: '1' })} selected={stage === undefined}>
            {`All (${formatInteger(all)})`}
          </ChipLink>
          {stages.map((one) => (
            <ChipLink key={one} to={viewHref(jobId, { ...view, stage: one, page: '1' })} selected={stage === one}>
              {`${stageNames[one]} (${formatInteger(data.counts[one])})`}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {all === 0 ? (
        <NoOne isNarrowed={isNarrowed} jobId={jobId} takes={data.job.takesApplications} />
      ) : view.as === 'board' ? (
        <Suspense fallback={null}>
          <Board slug={slug} jobId={jobId} view={view} counts={data.counts} />
        </Suspense>
      ) : data.items.length === 0 ? (
        <EmptyState
          kind="no-match"
          title="No one in this stage"
          action={<ButtonLink to={viewHref(jobId, { ...view, stage: undefined })}>See all applicants</ButtonLink>}
        >
          Choose another stage above.
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
    </div>
  )
}

interface HeadProps extends Of {
  readonly view: ApplicantsView
  readonly job: { readonly title: string; readonly slug: string | null }
  readonly figures: ReplyFigures | null
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
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <TextLink to="/company/jobs" className="inline-flex items-center gap-1 text-small">
          <ArrowLeft size={16} aria-hidden />
          All jobs
        </TextLink>
        <h2 className="text-h3 wrap-anywhere">
          {job.slug ? <TextLink to={`/jobs/${job.slug}`}>{job.title}</TextLink> : job.title}
        </h2>
        {figures ? <p className="text-small text-muted tabular-nums">{replyWords(figures)}</p> : null}
      </div>
      {any ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={viewHref(jobId, { ...view, as: isBoard ? 'table' : 'board', stage: undefined, page: '1' })}
            icon={isBoard ? <List size={16} aria-hidden /> : <Columns3 size={16} aria-hidden />}
          >
            {isBoard ? 'Table' : 'Board'}
          </ButtonLink>
          <Button busy={save.isPending} icon={<Download size={16} aria-hidden />} onClick={() => save.mutate()}>
            Export CSV
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const orderNames: Readonly<Record<ApplicantOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  rating: 'Best rated first',
  name: 'By name',
}

function Filters({ jobId, view }: { jobId: string; view: ApplicantsView }) {
  const navigate = useNavigate()
  const go = (change: Partial<ApplicantsView>) => void navigate(viewHref(jobId, { ...view, page: '1', ...change }))
  return (
    <search aria-label="Applicants">
      <form
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
        }}
      >
        <TextField
          label="Search applicants"
          type="search"
          name="q"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Names, headlines, answers"
        />
        <Button type="submit" icon={<Search size={16} aria-hidden />}>
          Search
        </Button>
        <Select
          label="Answers"
          value={view.fit}
          onChange={({ target }) => go({ fit: target.value as ApplicantsView['fit'] })}
        >
          <option value="all">All</option>
          <option value="fits">As needed</option>
          <option value="misses">Knock-out</option>
        </Select>
        <Select label="Order" value={view.sort} onChange={({ target }) => go({ sort: target.value as ApplicantOrder })}>
          {Object.entries(orderNames).map(([order, name]) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </Select>
      </form>
    </search>
  )
}

function NoOne({ isNarrowed, jobId, takes }: { isNarrowed: boolean; jobId: string; takes: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState
        kind="no-match"
        title="No applicants match"
        action={<ButtonLink to={`/company/jobs/${jobId}/applicants`}>Clear filters</ButtonLink>}
      >
        Try fewer words, or other answers.
      </EmptyState>
    )
  }
  return takes ? (
    <EmptyState
      kind="nothing-yet"
      title="No applicants yet"
      action={<ButtonLink to="/company/jobs">See your jobs</ButtonLink>}
    >
      People who apply to this job appear here.
    </EmptyState>
  ) : (
    <EmptyState
      kind="nothing-yet"
      title="People apply elsewhere"
      action={<ButtonLink to={`/company/jobs/edit/${jobId}`}>Edit job</ButtonLink>}
    >
      Choose Smart Apply in the job’s form, and people can apply here.
    </EmptyState>
  )
}
