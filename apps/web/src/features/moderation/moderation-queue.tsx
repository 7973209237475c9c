import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { AppealsList } from './appeals-list.tsx'
import { REFRESH_MS } from './queries.ts'
import { queueHref, viewOfSearch } from './queue-address.ts'
import { ReviewDesk } from './review-desk.tsx'

/** The moderators' desk: reports and appeals. The address names the part. */
export function ModerationQueue() {
  const view = viewOfSearch(useLocation().search)
  const { data: numbers } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/reviews/numbers', {}, { refetchInterval: REFRESH_MS }),
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <nav aria-label={t('Queue')} className="flex flex-wrap gap-2">
          <ChipLink to={queueHref({ part: 'open', review: null })} selected={view.part === 'open'}>
            {numbers?.open ? t('Reports ({count})', { count: formatInteger(numbers.open) }) : t('Reports')}
          </ChipLink>
          <ChipLink to={queueHref({ part: 'appeals', review: null })} selected={view.part === 'appeals'}>
            {numbers?.appeals ? t('Appeals ({count})', { count: formatInteger(numbers.appeals) }) : t('Appeals')}
          </ChipLink>
          <ChipLink to={queueHref({ part: 'decided', review: null })} selected={view.part === 'decided'}>
            {t('Decided')}
          </ChipLink>
        </nav>
        {numbers && numbers.medianHours !== null ? (
          <p className="text-small text-muted tabular-nums">
            {t('Median time to a decision: {time}', { time: inWords(numbers.medianHours) })}
          </p>
        ) : null}
      </div>
      {view.part === 'appeals' ? <AppealsList /> : <ReviewDesk part={view.part} chosen={view.review} />}
    </>
  )
}

function inWords(hours: number): string {
  if (hours < 1) return t('{minutes} min', { minutes: Math.max(1, Math.round(hours * 60)) })
  return hours < 48
    ? t('{hours} h', { hours: Math.round(hours) })
    : t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / 24) })
}
