import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { communityPath, SuggestedCompanies, SuggestedPeople } from '../connections/index.ts'
import { AsideBoxes } from './feed-skeleton.tsx'

const SUGGESTION_COUNT = 3

/** Suggestions of members to follow. Renders nothing for admins, who can't follow. */
export function FeedAside() {
  const api = useApi()
  const role = useCurrentUser()?.role
  // Section 2 of the specification: employers have Connections on Pro.
  const canSeePeople = useVerdict({ access: 'connected' }) === 'allowed'
  const community = communityPath(role)
  const isMember = community !== undefined
  const people = useQuery({
    ...queryOf(api, 'GET /api/v1/professionals/suggestions'),
    enabled: isMember && canSeePeople,
  })
  const companies = useQuery({ ...queryOf(api, 'GET /api/v1/connections/suggestions'), enabled: isMember })
  const step = useLoadingStep((canSeePeople && people.isPending) || companies.isPending)
  if (!isMember) return null
  const boxes = (
    <SkeletonGroup label={t('Loading suggestions')}>
      <AsideBoxes />
    </SkeletonGroup>
  )
  return (
    <aside aria-label={t('Around you')} className="min-w-0">
      {step === 'nothing' ? (
        <Suspense fallback={boxes}>
          <div className="flex flex-col gap-8">
            {canSeePeople ? (
              <section aria-labelledby="people">
                <h2 id="people" className="text-h3">
                  {t('People you may know')}
                </h2>
                <div className="mt-3">
                  <SuggestedPeople most={SUGGESTION_COUNT} />
                </div>
              </section>
            ) : null}
            <section aria-labelledby="companies">
              <h2 id="companies" className="text-h3">
                {t('Companies for you')}
              </h2>
              <div className="mt-3">
                <SuggestedCompanies most={SUGGESTION_COUNT} />
              </div>
            </section>
            <p className="text-small">
              <TextLink to={community}>{t('Your community')}</TextLink>
            </p>
          </div>
        </Suspense>
      ) : (
        boxes
      )}
    </aside>
  )
}
