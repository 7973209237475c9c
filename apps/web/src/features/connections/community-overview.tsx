import { formatInteger } from '@rise/contract/words'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { pagesOf, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useVerdict } from '../../app/session/use-session.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberItem } from './cards/member-item.tsx'
import { LoadingPart } from './loading-part.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SuggestedCompanies, SuggestedPeople } from './suggestion-list.tsx'

const FEW_DEEDS = 4
const MOST_FOLLOWERS = 8

/**
 * Recent activity of followed members or, without any, the viewer's followers; next to it, suggestions and new members.
 */
export function CommunityOverview() {
  // Section 2: employers have Connections on Pro.
  const seesPeople = useVerdict({ access: 'connected' }) === 'allowed'
  const api = useApi()
  const { data: deeds } = useQuery(queryOf(api, 'GET /api/v1/connections/lately'))
  const { data: counts } = useQuery(queryOf(api, 'GET /api/v1/connections/counts'))
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {deeds?.length === 0 && counts && counts.followers > 0 ? (
        <NewFollowers followers={counts.followers} />
      ) : (
        <section aria-labelledby="recent" className="min-w-0">
          <h2 id="recent" className="text-h2">
            Recent activity
          </h2>
          <div className="mt-4">
            <RecentActivity />
          </div>
        </section>
      )}
      <div className="flex min-w-0 flex-col gap-12">
        {seesPeople ? (
          <section aria-labelledby="people">
            <h2 id="people" className="text-h2">
              People you may know
            </h2>
            <div className="mt-4">
              <SuggestedPeople most={FEW_DEEDS} />
            </div>
          </section>
        ) : null}
        <section aria-labelledby="companies">
          <h2 id="companies" className="text-h2">
            Companies for you
          </h2>
          <div className="mt-4">
            <SuggestedCompanies most={FEW_DEEDS} />
          </div>
        </section>
        <section aria-labelledby="newest">
          <h2 id="newest" className="text-h2">
            Newest members
          </h2>
          <div className="mt-4">
            <NewestList />
          </div>
        </section>
      </div>
    </div>
  )
}

/** The viewer's newest followers; shown if followed members have no activity. */
function NewFollowers({ followers }: { followers: number }) {
  const { pathname } = useLocation()
  return (
    <section aria-labelledby="followers" className="min-w-0">
      <h2 id="followers" className="text-h2">
        Newest followers
      </h2>
      <p className="mt-1 text-muted">Follow people and companies, and what they do will appear here.</p>
      <div className="mt-4">
        <LoadingPart
          query={useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/connections', { query: { list: 'followers' } }))}
          what="Newest followers"
        >
          {({ pages }) => (
            <Card>
              <ul aria-label="Newest followers" className="flex flex-col gap-4">
                {pages
                  .flatMap(({ items }) => items)
                  .slice(0, MOST_FOLLOWERS)
                  .map((member) => (
                    <li key={member._id}>
                      <MemberItem member={member} follower />
                    </li>
                  ))}
              </ul>
            </Card>
          )}
        </LoadingPart>
      </div>
      {followers > MOST_FOLLOWERS ? (
        <p className="mt-3">
          <TextLink to={`${pathname}?list=followers`}>{`All ${formatInteger(followers)} followers`}</TextLink>
        </p>
      ) : null}
    </section>
  )
}

function NewestList() {
  return (
    <LoadingPart query={useQuery(queryOf(useApi(), 'GET /api/v1/connections/newest'))} what="Newest members">
      {(newcomers) =>
        newcomers.length === 0 ? (
          <p className="text-muted">You are the first. People appear here as they join.</p>
        ) : (
          <Card>
            <ul className="flex flex-col gap-4">
              {newcomers.slice(0, FEW_DEEDS).map(({ member, joinedAt }) => (
                <li key={member._id}>
                  <MemberItem
                    member={member}
                    note={
                      <>
                        Joined <RelativeTime date={joinedAt} />
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </LoadingPart>
  )
}
