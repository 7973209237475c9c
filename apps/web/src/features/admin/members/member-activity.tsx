import { memberDeeds } from '@rise/contract/admin/acts'
import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Section } from '../../../app/admin/lists/section.tsx'
import { pagesOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** A member's activities, without private ones. */
export function MemberActivity({ id }: { id: string }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(useApi(), 'GET /api/v1/admin/members/{id}/activity', { params: { id } }),
  )
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Section title={t('Activity')}>
      {error && !data ? <p className="text-small text-danger">{error.message}</p> : null}
      {data && items.length === 0 ? <p className="text-small text-muted">{t('Nothing yet.')}</p> : null}
      <ul className="flex flex-col gap-2 text-small">
        {items.map(({ _id, kind, at }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-2">
            {deedName(kind)}
            <span className="text-muted">
              <RelativeTime date={at} />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button size="dense" className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show more')}
        </Button>
      ) : null}
    </Section>
  )
}

function deedName(kind: string): string {
  const name = memberDeeds[kind]
  return name ? t(name) : kind
}
