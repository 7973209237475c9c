import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { type CompanyJobList, companyJobLists } from '@rise/contract/postings/kinds'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { DeskFrame, useTeamMay } from '../../companies/index.ts'
import { NEW_JOB_PATH, POSTING_PATH } from '../posting-address.ts'
import { BoardsSection } from './boards-section.tsx'
import { CompanyJobsTable } from './company-jobs-table.tsx'
import { type JobsListView, jobsListHref, viewOfSearch } from './jobs-list-address.ts'

const listNames: Readonly<Record<CompanyJobList, Message>> = {
  all: msg('All', 'jobs'),
  drafts: msg('Drafts'),
  open: msg('Open', 'jobs'),
  paused: msg('Paused', 'jobs'),
  closed: msg('Closed', 'jobs'),
  expired: msg('Expired', 'jobs'),
}

/** The company's jobs in every state. */
export function CompanyJobsPage() {
  return (
    <DeskFrame
      title={t('Jobs')}
      action={
        <ButtonLink to={NEW_JOB_PATH} variant="primary" icon={<Plus size={16} aria-hidden />}>
          {t('Post a job')}
        </ButtonLink>
      }
    >
      {(desk) => <Jobs desk={desk} />}
    </DeskFrame>
  )
}

function Jobs({ desk }: { desk: CompanyDesk }) {
  const may = useTeamMay(desk)
  const [search] = useSearchParams()
  const view = viewOfSearch(search)
  const { show, q, page } = view
  const query = { show, ...(q !== '' && { q }), page: page as unknown as number }
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/companies/{slug}/jobs', { params: { slug: desk.slug }, query }, keepPrevious),
  )
  if (error && !data) {
    return <FailedBlock title={t('Couldn’t load jobs')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('Loading the jobs')}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const lists = (
    <nav aria-label={t('Jobs shown')} className="flex flex-wrap gap-2">
      {companyJobLists.map((list) => (
        <ChipLink key={list} to={jobsListHref({ show: list, q })} selected={show === list}>
          {`${t(listNames[list])} (${formatInteger(data.counts[list])})`}
        </ChipLink>
      ))}
    </nav>
  )
  const importLink = may('bring-board') ? (
    <ButtonLink to={`${POSTING_PATH}?way=board`} size="dense">
      {t('Import jobs')}
    </ButtonLink>
  ) : null
  return (
    <div className="flex flex-col gap-4">
      <BoardsSection desk={desk} />
      <SearchJobs view={view} />
      {data.items.length === 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            {lists}
            {importLink}
          </div>
          <NoJobs view={view} mayBring={may('bring-board')} />
        </>
      ) : (
        <CompanyJobsTable
          key={`${show} ${q} ${page}`}
          slug={desk.slug}
          jobs={data.items}
          mayHire={may('hire')}
          tools={importLink}
          lists={lists}
        />
      )}
      <Pager page={data.page} pages={data.pages} hrefFor={(number) => jobsListHref({ show, q, page: number })} />
    </div>
  )
}

function SearchJobs({ view: { show, q } }: { view: JobsListView }) {
  const navigate = useNavigate()
  return (
    <search aria-label={t('Your jobs')} className="min-w-0 grow sm:max-w-dialog">
      <form
        // A new search remounts the field with its words.
        key={q}
        action="/company/jobs"
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          void navigate(jobsListHref({ show, q: query }))
        }}
      >
        <TextField
          label={t('Search your jobs')}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          placeholder={t('Search by title')}
          className="min-w-0 grow"
        />
        <Button type="submit" icon={<Search size={16} aria-hidden />}>
          {t('Search', 'verb, on a button')}
        </Button>
      </form>
    </search>
  )
}

const emptyTexts: Readonly<Record<CompanyJobList, readonly [title: Message, words: Message]>> = {
  all: [msg('No jobs yet'), msg('Post the first one, and preview it before anyone sees it.')],
  drafts: [msg('No drafts'), msg('Jobs that you begin or schedule wait here.')],
  open: [msg('No open jobs'), msg('Jobs that people can apply to appear here.')],
  paused: [msg('No paused jobs'), msg('Pause a job to take it off the lists for a while.')],
  closed: [msg('No closed jobs'), msg('Jobs that you close appear here.')],
  expired: [msg('No expired jobs'), msg('Jobs whose last day has passed appear here.')],
}

function NoJobs({ view: { show, q }, mayBring }: { view: JobsListView; mayBring: boolean }) {
  if (q !== '') {
    return (
      <EmptyState
        kind="no-match"
        title={t('No jobs match')}
        action={<ButtonLink to={jobsListHref({ show, q: '' })}>{t('Clear search')}</ButtonLink>}
      >
        {t('No title contains “{words}”. Try fewer words or another list.', { words: q })}
      </EmptyState>
    )
  }
  const [title, words] = emptyTexts[show]
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(title)}
      action={
        show === 'all' || show === 'drafts' ? (
          <ButtonLink to={mayBring && show === 'all' ? POSTING_PATH : NEW_JOB_PATH}>{t('Post a job')}</ButtonLink>
        ) : (
          <ButtonLink to={jobsListHref({ show: 'all', q: '' })}>{t('See all jobs')}</ButtonLink>
        )
      }
    >
      {t(words)}
    </EmptyState>
  )
}
