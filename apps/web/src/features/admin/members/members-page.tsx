import type { MemberListed } from '@rise/contract/admin/members/shapes'
import { hasPermission } from '@rise/contract/policy'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
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
import { TextField } from '../../../ui/base/field.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ColumnChoice, columnsOf, DownloadButton, SavedViews } from '../lists/list-tools.tsx'
import { planOptions } from '../plan-names.ts'
import { MemberBulkActions } from './bulk-actions.tsx'
import { hasMatters, MemberMatters } from './member-matters.tsx'
import { nameOf, roleName } from './member-name.ts'
import { MemberTitle } from './member-title.tsx'
import { MEMBERS, memberFilters, moreFilters } from './members-address.ts'
import { PlanText } from './plan-choice.tsx'
import type { MemberFilter } from './queries.ts'
import { StandingBadge } from './standing-badge.tsx'

const words: ListWords = {
  count: msg('{count, plural, one {{shown} member, newest first} other {{shown} members, newest first}}'),
  nothing: msg('No members found'),
  loading: msg('Loading members'),
  failed: msg('Couldn’t load the members'),
  pages: msg('Pages of members'),
}

/** How often an open list is refetched. */
const REFRESH_MS = 15_000

/** All accounts, searchable by name, email, address or id. The filters are in the address. */
export function MembersPage() {
  return (
    <AdminFrame>
      <Members />
    </AdminFrame>
  )
}

function Members() {
  const api = useApi()
  const view = viewOf(useLocation().search, memberFilters)
  const principal = principalOf(useSession())
  const maySetPlans = hasPermission(principal, 'plans')
  const mayNotify = hasPermission(principal, 'notifications')
  // The server defines the values; an unknown value in the address shows the server's error.
  const filter = filtersOf(view) as MemberFilter
  const query = { ...filter, ...(view.after !== undefined && { after: view.after }) }
  const listQuery = useQuery({
    ...queryOf(
      api,
      'GET /api/v1/admin/members',
      { query },
      { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
    ),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const filteredHref = hrefOf(MEMBERS, fromStart(filter as ListView))
  return (
    <>
      <Filters view={view} />
      <SavedViews list="members" path={MEMBERS} view={view} />
      <ListBody
        words={words}
        path={MEMBERS}
        view={view}
        found={listQuery}
        tools={
          <>
            <ColumnChoice columns={columns} path={MEMBERS} view={view} />
            {mayNotify ? (
              <ButtonLink to={notifyHref(filter)} size="dense" icon={<Bell size={16} aria-hidden />}>
                {t('Notify')}
              </ButtonLink>
            ) : null}
            <DownloadButton
              load={async () => (await api('GET /api/v1/admin/members-download', { query: filter })).result}
            />
          </>
        }
      >
        {({ items, total }) => (
          <ChoosableMembers
            key={filteredHref}
            items={items}
            total={total}
            filter={filter}
            columns={columnsOf(columns, view)}
            maySetPlans={maySetPlans}
            mayNotify={mayNotify}
          />
        )}
      </ListBody>
    </>
  )
}

/**
 * Returns the address of the form for notifying the members who match the filters. Its audience is always limited to
 * active members, without admins.
 */
function notifyHref({ standing: _standing, asks: _asks, role, ...filter }: MemberFilter): string {
  return hrefOf('/admin/notifications', { ...filter, ...(role !== 'admin' && { role }) } as ListView)
}

interface ChoosableProps {
  readonly items: readonly MemberListed[]
  readonly total: number
  readonly filter: MemberFilter
  readonly columns: readonly Column<MemberListed>[]
  readonly maySetPlans: boolean
  readonly mayNotify: boolean
}

/** The table, and the bulk actions on the selected members. The selection survives a change of page, not of filters. */
function ChoosableMembers({ items, total, filter, columns, maySetPlans, mayNotify }: ChoosableProps) {
  const { chosen, clear, choosing } = useChoice(new Map(items.map((item) => [item._id, nameOf(item)])))
  return (
    <>
      <MemberBulkActions
        chosen={chosen}
        clear={clear}
        total={total}
        filter={filter}
        first={items.map(nameOf)}
        maySetPlans={maySetPlans}
        mayNotify={mayNotify}
      />
      <ListTable
        heading={t('Member')}
        label={t('Member table')}
        items={items}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={nameOf}
        title={(member) => <MemberTitle member={member} />}
        below={(member) => (hasMatters(member) ? <MemberMatters member={member} maySetPlans={maySetPlans} /> : null)}
        choosing={choosing}
      />
    </>
  )
}

const columns: readonly Column<MemberListed>[] = [
  { id: 'role', name: msg('Role'), cell: ({ role }) => <span className="whitespace-nowrap">{roleName(role)}</span> },
  { id: 'plan', name: msg('Plan'), cell: (member) => <PlanText member={member} /> },
  {
    id: 'standing',
    name: msg('Status'),
    cell: ({ standing }) => (standing === 'active' ? t('Active', 'an account') : <StandingBadge standing={standing} />),
  },
  { id: 'seen', name: msg('Last seen'), cell: ({ lastSeenAt }) => <Moment date={lastSeenAt} /> },
  { id: 'joined', name: msg('Joined'), cell: ({ joinedAt }) => <Moment date={joinedAt} />, extra: true },
  {
    id: 'tags',
    name: msg('Tags'),
    cell: ({ tags }) => (tags.length > 0 ? <ChipList chips={tags} /> : '–'),
    extra: true,
  },
  {
    id: 'slug',
    name: msg('Address'),
    cell: ({ slug }) => <span className="whitespace-nowrap">{slug || '–'}</span>,
    extra: true,
  },
]

function Moment({ date }: { date: string | null }) {
  return <span className="whitespace-nowrap">{date === null ? t('Never') : <RelativeTime date={date} />}</span>
}

function Filters({ view }: { view: ListView }) {
  const tags = useQuery(queryOf(useApi(), 'GET /api/v1/admin/views', { query: { list: 'members' } })).data?.tags ?? []
  const tag = view.tag
  const tagOptions = tag === undefined || tags.includes(tag) ? tags : [...tags, tag]
  return (
    <ListFilters
      label={t('Members')}
      search={(hidden) => rich('Search<hidden> members</hidden>', { hidden })}
      path={MEMBERS}
      view={view}
      names={memberFilters}
      placeholder={t('Name, email, address or id')}
      moreNames={moreFilters}
      more={
        <>
          <Choice
            label={t('Active', 'when members were active')}
            name="active"
            view={view}
            of={[
              ['week', t('Within 7 days')],
              ['month', t('Within 30 days')],
              ['away', t('Not for 90 days')],
            ]}
          />
          <Choice
            label={t('Waiting for')}
            name="asks"
            view={view}
            of={[
              ['plan', t('A plan')],
              ['appeal', t('An answer to an appeal')],
            ]}
          />
          <Choice label={t('Tag', 'a noun')} name="tag" view={view} of={tagOptions.map((name) => [name, name])} />
          <TextField label={t('Joined from')} name="joinedFrom" type="date" defaultValue={view.joinedFrom} />
          <TextField label={t('Joined until')} name="joinedUntil" type="date" defaultValue={view.joinedUntil} />
        </>
      }
    >
      <Choice
        label={t('Role')}
        name="role"
        view={view}
        of={[
          ['professional', t('Professional')],
          ['employer', t('Employer')],
          ['admin', t('Admin', 'a role')],
        ]}
      />
      <Choice label={t('Plan')} name="plan" view={view} of={planOptions()} />
      <Choice
        label={t('Status')}
        name="standing"
        view={view}
        of={[
          ['active', t('Active', 'an account')],
          ['pending', t('Pending', 'an account')],
          ['suspended', t('Suspended', 'an account')],
          ['deleted', t('Deleted', 'an account')],
        ]}
      />
    </ListFilters>
  )
}
