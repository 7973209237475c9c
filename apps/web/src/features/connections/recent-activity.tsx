import type { Deed } from '@rise/contract/connections/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { firstAndRest } from '../../ui/layout/first-and-rest.ts'
import { ShowRest } from '../../ui/layout/show-rest.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DeedLine } from './deed-line.tsx'
import { LoadingPart } from './loading-part.tsx'

/** Recent activity of members the viewer follows, newest first. */
export function RecentActivity({ most = FIRST_COUNT }: { most?: number }) {
  return (
    <LoadingPart
      query={useQuery(queryOf(useApi(), 'GET /api/v1/connections/lately'))}
      label={t('Recent activity')}
      failed={t('Couldn’t load recent activity')}
    >
      {(deeds) =>
        deeds.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            heading="h3"
            title={t('Nothing new yet')}
            action={<ButtonLink to="/companies">{t('See companies')}</ButtonLink>}
          >
            {t(
              'What people and companies you follow publish, ask, answer and earn will appear here, and the jobs they post.',
            )}
          </EmptyState>
        ) : (
          <Deeds deeds={deeds} most={most} />
        )
      }
    </LoadingPart>
  )
}

/** The first `most` activities, and a button that shows the rest. */
function Deeds({ deeds, most }: { deeds: readonly Deed[]; most: number }) {
  const [showsAll, setShowsAll] = useState(false)
  const [first, rest] = firstAndRest(deeds, most)
  return (
    <>
      <ul aria-label={t('Recent activity')} className="rows">
        {(showsAll ? deeds : first).map((deed) => (
          <li key={deed._id} className="row">
            <DeedLine deed={deed} />
          </li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <ShowRest open={showsAll} onToggle={setShowsAll} className="mt-3">
          {t('{count, plural, one {Show # more activity} other {Show # more activities}}', { count: rest.length })}
        </ShowRest>
      ) : null}
    </>
  )
}

const FIRST_COUNT = 6
