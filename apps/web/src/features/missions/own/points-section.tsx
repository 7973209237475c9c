import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MissionIcon } from '../mission-icon.tsx'

/** The history of the member's points. Renders nothing before the member has any. */
export function PointsSection() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(useApi(), 'GET /api/v1/missions/points'),
  )
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="points-history" className="flex flex-col items-start gap-4">
      <h2 id="points-history" className="text-h3">
        {t('Points so far')}
      </h2>
      <ul className="rows w-full">
        {items.map(({ _id, mission, icon, points, date }) => (
          <li key={_id} className="row flex items-center gap-3">
            <MissionIcon icon={icon} size={32} />
            <span className="min-w-0 grow wrap-anywhere">
              {mission}
              <RelativeTime date={date} className="block text-small text-subtle" />
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              <span aria-hidden>{points > 0 ? `+${points}` : `−${-points}`}</span>
              <span className="sr-only">
                {points > 0
                  ? t('{points, plural, one {{points} point earned} other {{points} points earned}}', { points })
                  : t('{points, plural, one {{points} point taken back} other {{points} points taken back}}', {
                      points: -points,
                    })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {items.some(({ points }) => points < 0) ? (
        <p className="text-small text-muted">{t('Points go back when what earned them is deleted or hidden.')}</p>
      ) : null}
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Load more')}
        </Button>
      ) : null}
    </section>
  )
}
