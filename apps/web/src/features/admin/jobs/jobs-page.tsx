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
import { sourceNames } from './source-names.ts'

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
        name="Parts"
        parts={[
          { to: JOBS, name: 'Jobs', isShown: !showsBoards },
          { to: `${JOBS}?part=boards`, name: 'Boards', isShown: showsBoards },
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
    name: 'Status',
    cell: (job) => (
      <span className="flex flex-wrap gap-1">
        <StateBadge job={job} />
        {job.featuredUntil === null ? null : <Badge tone="brand">Featured</Badge>}
      </span>
    ),
  },
  {
    id: 'source',
    name: 'Source',
    cell: ({ sources }) => sources.map((kind) => sourceNames[kind] ?? kind).join(', ') || 'Not specified',
  },
  { id: 'postings', name: 'Postings', cell: ({ postings }) => postings },
  {
    id: 'posted',
    name: 'Posted',
    cell: ({ postedAt }) => (
      <span className="whitespace-nowrap">
        <RelativeTime date={postedAt} />
      </span>
    ),
  },
]

function StateBadge({ job: { open, removedAt } }: { job: AdminJob }) {
  if (removedAt !== null) return <Badge tone="danger">Removed</Badge>
  return open ? <Badge tone="success">Open</Badge> : <Badge>Closed</Badge>
}

function Filters({ view }: { view: ListView }) {
  return (
    <ListFilters
      label={t('Jobs')}
      search={(hidden) => rich('Search<hidden> jobs</hidden>', { hidden })}
      path={JOBS}
      view={view}
      names={jobFilters}
      placeholder="Title, address or id"
    >
      <Choice
        label="Status"
        name="state"
        view={view}
        of={[
          ['open', 'Open'],
          ['closed', 'Closed'],
          ['removed', 'Removed'],
        ]}
      />
      <Choice label="Source" name="source" view={view} of={Object.entries(sourceNames)} />
      <TextField label="Company’s address" name="company" defaultValue={view.company} maxLength={120} />
    </ListFilters>
  )
}
