import type { AdminCompany } from '@rise/contract/admin/companies/shapes'
import { hasPermission } from '@rise/contract/policy'
import { formatInteger } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { ListBody, type ListWords } from '../../../app/admin/lists/list-body.tsx'
import { Choice, ListFilters } from '../../../app/admin/lists/list-filters.tsx'
import { type Column, ListTable } from '../../../app/admin/lists/list-table.tsx'
import { filtersOf, fromStart, hrefOf, type ListView, viewOf } from '../../../app/admin/lists/list-view.ts'
import { useChoice } from '../../../app/admin/lists/use-choice.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ColumnChoice, columnsOf, DownloadButton, SavedViews } from '../lists/list-tools.tsx'
import { planName, planOptions } from '../plan-names.ts'
import { CompanyBulkActions } from './bulk-actions.tsx'
import { COMPANIES, companyFilters, companyHref } from './companies-address.ts'
import { CompanyMarks } from './company-marks.tsx'
import type { CompanyFilter } from './queries.ts'

const words: ListWords = {
  count: msg('{count, plural, one {{shown} company, newest first} other {{shown} companies, newest first}}'),
  nothing: msg('No companies found'),
  loading: msg('Loading companies'),
  failed: msg('Couldn’t load the companies'),
  pages: msg('Pages of companies'),
}

/** Every company, searchable by name, website, address or id. */
export function CompaniesPage() {
  return (
    <AdminFrame
      action={
        <ButtonLink to={`${COMPANIES}/create`} icon={<Plus size={16} aria-hidden />}>
          {t('Add company')}
        </ButtonLink>
      }
    >
      <Companies />
    </AdminFrame>
  )
}

function Companies() {
  const api = useApi()
  const view = viewOf(useLocation().search, companyFilters)
  // The server defines the values; an unknown value in the address shows the server's error.
  const filter = filtersOf(view) as CompanyFilter
  const query = { ...filter, ...(view.after !== undefined && { after: view.after }) }
  const listQuery = useQuery({
    ...queryOf(api, 'GET /api/v1/admin/companies', { query }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <>
      <Filters view={view} />
      <SavedViews list="companies" path={COMPANIES} view={view} />
      <ListBody
        words={words}
        path={COMPANIES}
        view={view}
        found={listQuery}
        tools={
          <>
            <ColumnChoice columns={columns} path={COMPANIES} view={view} />
            <DownloadButton
              load={async () => (await api('GET /api/v1/admin/companies-download', { query: filter })).result}
            />
          </>
        }
      >
        {({ items, total }) => (
          <ChoosableCompanies
            key={hrefOf(COMPANIES, fromStart(filter as ListView))}
            items={items}
            total={total}
            filter={filter}
            columns={columnsOf(columns, view)}
          />
        )}
      </ListBody>
    </>
  )
}

interface ChoosableProps {
  readonly items: readonly AdminCompany[]
  readonly total: number
  readonly filter: CompanyFilter
  readonly columns: readonly Column<AdminCompany>[]
}

/** The table, and the bulk actions on the selected companies. */
function ChoosableCompanies({ items, total, filter, columns: shown }: ChoosableProps) {
  const principal = principalOf(useSession())
  const { chosen, clear, choosing } = useChoice(new Map(items.map(({ _id, name }) => [_id, name])))
  return (
    <>
      <CompanyBulkActions
        chosen={chosen}
        clear={clear}
        total={total}
        filter={filter}
        first={items.map(({ name }) => name)}
        maySetPlans={hasPermission(principal, 'plans')}
        mayNotify={hasPermission(principal, 'notifications')}
      />
      <ListTable
        heading={t('Company')}
        label={t('Company table')}
        items={items}
        columns={shown}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        title={(company) => <CompanyTitle company={company} />}
        choosing={choosing}
      />
    </>
  )
}

function CompanyTitle({ company: { _id, name, website } }: { company: AdminCompany }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium wrap-anywhere">
        <TextLink look="plain" to={companyHref(_id)} data-card-link="" className="card-link">
          {name}
        </TextLink>
      </span>
      <span className="text-small wrap-anywhere text-muted">{website ?? t('No website')}</span>
    </span>
  )
}

const columns: readonly Column<AdminCompany>[] = [
  { id: 'status', name: msg('Status'), cell: (company) => <CompanyMarks company={company} /> },
  { id: 'plan', name: msg('Plan'), cell: ({ plan }) => planName(plan) },
  { id: 'team', name: msg('Team'), cell: ({ team }) => formatInteger(team) },
  { id: 'jobs', name: msg('Open jobs'), cell: ({ openJobs }) => formatInteger(openJobs) },
  {
    id: 'created',
    name: msg('Added', 'when a company was added'),
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap">
        <RelativeTime date={createdAt} />
      </span>
    ),
  },
  { id: 'domain', name: msg('Proven domain'), cell: ({ verifiedDomain }) => verifiedDomain ?? '–', extra: true },
  {
    id: 'tags',
    name: msg('Tags'),
    cell: ({ tags }) => (tags.length > 0 ? <ChipList chips={tags} /> : '–'),
    extra: true,
  },
  {
    id: 'slug',
    name: msg('Address'),
    cell: ({ slug }) => <span className="whitespace-nowrap">{slug}</span>,
    extra: true,
  },
]

function Filters({ view }: { view: ListView }) {
  const tags = useQuery(queryOf(useApi(), 'GET /api/v1/admin/views', { query: { list: 'companies' } })).data?.tags ?? []
  const tag = view.tag
  const tagOptions = tag === undefined || tags.includes(tag) ? tags : [...tags, tag]
  return (
    <ListFilters
      label={t('Companies')}
      search={(hidden) => rich('Search<hidden> companies</hidden>', { hidden })}
      path={COMPANIES}
      view={view}
      names={companyFilters}
      placeholder={t('Name, website, address or id')}
      moreNames={['tag']}
      more={<Choice label={t('Tag', 'a noun')} name="tag" view={view} of={tagOptions.map((name) => [name, name])} />}
    >
      <Choice
        label={t('Status')}
        name="state"
        view={view}
        of={[
          ['claimed', t('Managed by a team')],
          ['unclaimed', t('Managed by no one')],
          ['claims', t('Claim waiting')],
          ['verified', t('Domain proven')],
          ['hidden', t('Hidden', 'a company')],
        ]}
      />
      <Choice label={t('Plan')} name="plan" view={view} of={planOptions()} />
      <Choice
        label={t('Hiring', 'whether a company has open jobs')}
        name="hiring"
        view={view}
        of={[
          ['yes', t('Open jobs')],
          ['no', t('No open jobs')],
        ]}
      />
    </ListFilters>
  )
}
