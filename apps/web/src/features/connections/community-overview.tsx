import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Api } from '../../app/base/api.ts'
import { pagesOf, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useVerdict } from '../../app/session/use-session.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberItem } from './cards/member-item.tsx'
import { LoadingPart } from './loading-part.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SuggestedCompanies, SuggestedPeople } from './suggestion-list.tsx'

const SUGGESTION_COUNT = 3
/** How many of the newest followers are shown above the recent activity, and instead of it. */
const FOLLOWER_COUNT = { above: 4, instead: 8 }

/**
 * The viewer's newest followers, recent activity of followed members, and suggestions in a column of their own; on a
 * phone, the activity is last. All of them appear together, so that none moves another.
 */
export function CommunityOverview() {
  const api = useApi()
  // Employers need the Pro plan for connections (section 2 of the specification).
  const canSeePeople = useVerdict({ access: 'connected' }) === 'allowed'
  const { data: deeds, isPending: loadsDeeds } = useQuery(queryOf(api, 'GET /api/v1/connections/lately'))
  const { data: counts, isPending: loadsCounts } = useQuery(queryOf(api, 'GET /api/v1/connections/counts'))
  const followerCount = counts?.followers ?? 0
  const followers = useInfiniteQuery({ ...followersQuery(api), enabled: followerCount > 0 })
  const people = useQuery({ ...queryOf(api, 'GET /api/v1/professionals/suggestions'), enabled: canSeePeople })
  const companies = useQuery(queryOf(api, 'GET /api/v1/connections/suggestions'))
  const newestQuery = useQuery(queryOf(api, 'GET /api/v1/connections/newest'))
  const step = useLoadingStep(
    loadsDeeds ||
      loadsCounts ||
      (followerCount > 0 && followers.isPending) ||
      (canSeePeople && people.isPending) ||
      companies.isPending ||
      newestQuery.isPending,
  )
  if (step === 'skeleton') return <OverviewBoxes />
  const hasNoActivity = deeds?.length === 0
  const newFollowers = (followers.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .slice(0, hasNoActivity ? FOLLOWER_COUNT.instead : FOLLOWER_COUNT.above)
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {followerCount > 0 ? <NewFollowers followers={followerCount} hasNoActivity={hasNoActivity} /> : null}
      <div className="flex min-w-0 flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {canSeePeople ? (
          <section aria-labelledby="people">
            <h2 id="people" className="text-h2">
              {t('People you may know')}
            </h2>
            <div className="mt-4">
              <SuggestedPeople most={SUGGESTION_COUNT} except={newFollowers} />
            </div>
          </section>
        ) : null}
        <section aria-labelledby="companies">
          <h2 id="companies" className="text-h2">
            {t('Companies for you')}
          </h2>
          <div className="mt-4">
            <SuggestedCompanies most={SUGGESTION_COUNT} />
          </div>
        </section>
        <section aria-labelledby="newest">
          <h2 id="newest" className="text-h2">
            {t('Newest members')}
          </h2>
          <div className="mt-4">
            <NewestList />
          </div>
        </section>
      </div>
      {hasNoActivity && followerCount > 0 ? null : (
        <section aria-labelledby="recent" className="min-w-0">
          <h2 id="recent" className="text-h2">
            {t('Recent activity')}
          </h2>
          <div className="mt-4">
            <RecentActivity />
          </div>
        </section>
      )}
    </div>
  )
}

function OverviewBoxes() {
  return (
    <SkeletonGroup label={t('Loading your community')}>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Skeleton className="h-[40rem]" />
        <Skeleton className="h-[40rem] max-lg:hidden" />
      </div>
    </SkeletonGroup>
  )
}

function followersQuery(api: Api) {
  return pagesOf(api, 'GET /api/v1/connections', { query: { list: 'followers' } })
}

/** The viewer's newest followers, to follow back; more of them if followed members have no activity. */
function NewFollowers({ followers, hasNoActivity }: { followers: number; hasNoActivity: boolean }) {
  const { pathname } = useLocation()
  const most = hasNoActivity ? FOLLOWER_COUNT.instead : FOLLOWER_COUNT.above
  return (
    <section aria-labelledby="followers" className="min-w-0">
      <h2 id="followers" className="text-h2">
        {t('Newest followers')}
      </h2>
      {hasNoActivity ? (
        <p className="mt-1 text-muted">{t('Follow people and companies, and what they do will appear here.')}</p>
      ) : null}
      <div className="mt-4">
        <LoadingPart
          query={useInfiniteQuery(followersQuery(useApi()))}
          label={t('Newest followers')}
          failed={t('Couldn’t load newest followers')}
        >
          {({ pages }) => (
            <ul aria-label={t('Newest followers')} className="rows">
              {pages
                .flatMap(({ items }) => items)
                .slice(0, most)
                .map((member) => (
                  <li key={member._id} className="row">
                    <MemberItem member={member} follower />
                  </li>
                ))}
            </ul>
          )}
        </LoadingPart>
      </div>
      {followers > most ? (
        <p className="mt-3 text-small">
          <TextLink to={`${pathname}?list=followers`}>
            {t('All {count} followers', { count: formatInteger(followers) })}
          </TextLink>
        </p>
      ) : null}
    </section>
  )
}

function NewestList() {
  return (
    <LoadingPart
      query={useQuery(queryOf(useApi(), 'GET /api/v1/connections/newest'))}
      label={t('Newest members')}
      failed={t('Couldn’t load newest members')}
    >
      {(newcomers) =>
        newcomers.length === 0 ? (
          <p className="text-muted">{t('You are the first. People appear here as they join.')}</p>
        ) : (
          <ul className="rows">
            {newcomers.slice(0, SUGGESTION_COUNT).map(({ member, joinedAt }) => (
              <li key={member._id} className="row">
                <MemberItem member={member} time={rich('Joined {when}', { when: <RelativeTime date={joinedAt} /> })} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadingPart>
  )
}
