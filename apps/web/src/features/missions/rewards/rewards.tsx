import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { MISSIONS_PATH } from '../missions-path.ts'
import { RewardCard } from './reward-card.tsx'

/** The member's rewards: the rewards that their points allow, and the state of their claims. */
export function Rewards() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/rewards'))
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  // The address asks for the rewards, so their heading gets the focus.
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])
  if (!data) {
    return isError ? (
      <FailedBlock title={t('Couldn’t load your rewards')} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className="h-[16rem]" aria-hidden />
    )
  }
  return (
    <section aria-labelledby="rewards" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="rewards" ref={heading} tabIndex={-1} className="text-h3">
          {t('Rewards for your missions')}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-small">
          <TextLink to={MISSIONS_PATH}>{t('See your missions')}</TextLink>
          <TextLink to={pathname}>{t('Close rewards')}</TextLink>
        </p>
      </div>
      <p className="text-muted tabular-nums">
        {t(
          '{count, plural, one {You have {points} point. Claiming a reward takes none away.} other {You have {points} points. Claiming a reward takes none away.}}',
          { count: Math.abs(data.points), points: data.points },
        )}
      </p>
      <ul className="grid gap-4 lg:grid-cols-3">
        {data.rewards.map((reward) => (
          <RewardCard key={reward.gift} reward={reward} points={data.points} />
        ))}
      </ul>
    </section>
  )
}
