import type { AdminMember } from '@rise/contract/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ApiError } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { EmptyState } from '../../ui/base/empty-state.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { useLoadingStep } from '../../ui/feedback/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { useWide } from '../../ui/layout/use-wide.ts'
import { MemberCards } from './member-cards.tsx'
import { MemberTable } from './member-table.tsx'
import { filters, type MembersView, membersHref, viewOfSearch } from './members-address.ts'
import { MembersSearch } from './members-search.tsx'
import { membersQuery } from './queries.ts'

/** Members, newest first; the address determines search, filter and page. */
export function MembersSection({ maySetPlans }: { maySetPlans: boolean }) {
  const view = viewOfSearch(useLocation().search)
  return (
    <section aria-labelledby="members" className="flex flex-col gap-4">
      <h2 id="members" className="text-h3">
        Members
      </h2>
      {view ? (
        <>
          <MembersSearch key={`${view.show} ${view.q}`} view={view} />
          <nav aria-label="Members shown" className="flex flex-wrap gap-2">
            {filters.map(({ show, name }) => (
              <ChipLink key={show} to={membersHref({ ...view, show, page: 1 })} selected={show === view.show}>
                {name}
              </ChipLink>
            ))}
          </nav>
          <MemberList view={view} maySetPlans={maySetPlans} />
        </>
      ) : (
        <NoSuchPage />
      )}
    </section>
  )
}

function MemberList({ view, maySetPlans }: { view: MembersView; maySetPlans: boolean }) {
  const { show, q, page } = view
  const query = { show, page, ...(q !== '' && { q }) }
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery(membersQuery(useApi(), query))
  const step = useLoadingStep(isPending)
  if (error instanceof ApiError && error.code === 'members-page-not-found') return <NoSuchPage />
  if (error && !data) {
    return <FailedBlock title="Members could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || step !== 'nothing') return step === 'nothing' ? null : <MembersOnTheirWay />
  const { items, total, totalCapped, pages } = data
  if (total === 0) return <NoMembers view={view} />
  return (
    <div className={isPlaceholderData ? 'flex flex-col gap-4 opacity-60' : 'flex flex-col gap-4'}>
      <p role="status" className="text-small text-muted tabular-nums">
        {formatInteger(total)}
        {totalCapped ? '+' : ''} {total === 1 ? 'member' : 'members'}, newest first
      </p>
      <Members members={items} maySetPlans={maySetPlans} />
      <Pager
        page={data.page}
        pages={pages}
        label="Pages of members"
        hrefFor={(to) => membersHref({ ...view, page: to })}
      />
    </div>
  )
}

function Members(props: { members: readonly AdminMember[]; maySetPlans: boolean }) {
  return useWide() ? <MemberTable {...props} /> : <MemberCards {...props} />
}

function NoMembers({ view: { show, q } }: { view: MembersView }) {
  if (show === 'all' && q === '') {
    return (
      <EmptyState
        kind="nothing-yet"
        heading="h3"
        title="No members yet"
        action={<ButtonLink to="/">See the home page</ButtonLink>}
      >
        People appear here as they join.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="no-match"
      heading="h3"
      title="No one found"
      action={
        <ButtonLink to="/admin" variant="primary">
          Clear filters
        </ButtonLink>
      }
    >
      Try another word, or clear the filters.
    </EmptyState>
  )
}

function NoSuchPage() {
  return (
    <EmptyState
      kind="no-match"
      heading="h3"
      title="This page of members doesn’t exist"
      action={
        <ButtonLink to="/admin" variant="primary">
          First page
        </ButtonLink>
      }
    >
      The list may be shorter now, or the address has a typo.
    </EmptyState>
  )
}

function MembersOnTheirWay() {
  return (
    <SkeletonGroup label="Loading members">
      <div className="flex flex-col gap-2">
        {['one', 'two', 'three', 'four', 'five'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
