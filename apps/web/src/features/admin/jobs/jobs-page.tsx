import type { AdminJob } from '@rise/contract/admin/jobs/shapes'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { ListBody, type ListWords } from '../../../app/admin/lists/list-body.tsx'
import { Choice, ListFilters } from '../../../app/admin/lists/list-filters.tsx'
import { type Column, ListTable } from '../../../app/admin/lists/list-table.tsx'
import { filtersOf, type ListView, viewOf } from '../../../app/admin/lists/list-view.ts'
import { PartTabs } from '../../../app/admin/part-tabs.tsx'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ColumnChoice, columnsOf, DownloadButton, SavedViews } from '../lists/list-tools.tsx'
import { BoardsSection } from './boards-section.tsx'
import { JobActs } from './job-acts.tsx'
import type { JobsInput } from './queries.ts'
import { sourceKinds, sourceName } from './source-names.ts'

const words: ListWords = {
  count: msg('{count, plural, one {{shown} job, newest first} other {{shown} jobs, newest first}}'),
  nothing: msg('No jobs found'),
  loading: msg('Loading jobs'),
  failed: msg('Couldn’t load the jobs'),
  pages: msg('Pages of jobs'),
}

const JOBS = '/admin/jobs'
const jobFilters = ['q', 'state', 'source', 'company'] as const

/** Every job with its source and state, and the boards that supply them. */
export function JobsPage() {
  const { search } = useLocation()
  const showsBoards = new URLSearchParams(search).get('part') === 'boards'
  return (
    <AdminFrame>
      <PartTabs
        name={t('Parts')}
        parts={[
          { to: JOBS, name: t('Jobs'), isShown: !showsBoards },
          { to: `${JOBS}?part=boards`, name: t('Boards'), isShown: showsBoards },
        ]}
      />
      {showsBoards ? <BoardsSection /> : <Jobs />}
    </AdminFrame>
  )
}

function Jobs() {
  const api = useApi()
  const view = viewOf(useLocation().search, jobFilters)
  // The server defines the values; an unknown value in the address shows the server's error.
  const filter = filtersOf(view) as Omit<JobsInput, 'after'>
  const query = { ...filter, ...(view.after !== undefined && { after: view.after }) }
  const listQuery = useQuery({
    ...queryOf(api, 'GET /api/v1/admin/jobs', { query }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <>
      <Filters view={view} />
      <SavedViews list="jobs" path={JOBS} view={view} />
      <ListBody
        words={words}
        path={JOBS}
        view={view}
        found={listQuery}
        tools={
          <>
            <ColumnChoice columns={columns} path={JOBS} view={view} />
            <DownloadButton
              load={async () => (await api('GET /api/v1/admin/jobs-download', { query: filter })).result}
            />
          </>
        }
      >
        {({ items }) => (
          <ListTable
            heading={t('Job')}
            label={t('Job table')}
            items={items}
            columns={columnsOf(columns, view)}
            idOf={({ _id }) => _id}
            nameOf={({ title }) => title}
            title={(job) => <JobTitle job={job} />}
            acts={(job) => <JobActs job={job} />}
          />
        )}
      </ListBody>
    </>
  )
}

function JobTitle({ job: { title, slug, company } }: { job: AdminJob }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium wrap-anywhere">
        <TextLink look="plain" to={`/jobs/${slug}`}>
          {title}
        </TextLink>
      </span>
      <span className="text-small text-muted wrap-anywhere">
        <TextLink look="quiet" to={`${JOBS}?company=${company.slug}`}>
          {company.name}
        </TextLink>
      </span>
    </span>
  )
}

const columns: readonly Column<AdminJob>[] = [
  {
    id: 'state',
    name: msg('Status'),
    cell: (job) => (
      <span className="flex flex-wrap gap-1">
        <StateBadge job={job} />
        {job.featuredUntil === null ? null : <Badge tone="brand">{t('Featured', 'a job')}</Badge>}
      </span>
    ),
  },
  {
    id: 'source',
    name: msg('Source'),
    cell: ({ sources }) => sources.map(sourceName).join(', ') || t('Not specified'),
  },
  { id: 'postings', name: msg('Postings'), cell: ({ postings }) => postings },
  {
    id: 'posted',
    name: msg('Posted', 'when a job was posted'),
    cell: ({ postedAt }) => (
      <span className="whitespace-nowrap">
        <RelativeTime date={postedAt} />
      </span>
    ),
  },
]

function StateBadge({ job: { open, removedAt } }: { job: AdminJob }) {
  if (removedAt !== null) return <Badge tone="danger">{t('Removed', 'a job')}</Badge>
  return open ? <Badge tone="success">{t('Open', 'a job')}</Badge> : <Badge>{t('Closed', 'a job')}</Badge>
}

function Filters({ view }: { view: ListView }) {
  return (
    <ListFilters
      label={t('Jobs')}
      search={(hidden) => rich('Search<hidden> jobs</hidden>', { hidden })}
      path={JOBS}
      view={view}
      names={jobFilters}
      placeholder={t('Title, address or id')}
    >
      <Choice
        label={t('Status')}
        name="state"
        view={view}
        of={[
          ['open', t('Open', 'a job')],
          ['closed', t('Closed', 'a job')],
          ['removed', t('Removed', 'a job')],
        ]}
      />
      <Choice label={t('Source')} name="source" view={view} of={sourceKinds.map((kind) => [kind, sourceName(kind)])} />
      <TextField label={t('Company’s address')} name="company" defaultValue={view.company} maxLength={120} />
    </ListFilters>
  )
}
