import { eventList } from '@rise/contract/events/list'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { itemsQuery } from '../../app/lists/list-queries.ts'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { DateTile } from './date-tile.tsx'
import { placeInWords, seatsInWords } from './event-card.tsx'
import { eventHref } from './events-address.ts'

const SHOWN_COUNT = 3

/** The next events, on the home page. Renders nothing if there are none. */
export function NextEvents() {
  const { data } = useQuery(itemsQuery(useApi(), eventList))
  if (!data || data.items.length === 0) return null
  return (
    <PageSection title={t('Next events')} more={{ to: eventList.path, label: t('All events') }}>
      <ul className="grid gap-4 md:grid-cols-3">
        {data.items.slice(0, SHOWN_COUNT).map((event) => (
          <Card key={event._id} as="li" className="flex min-w-0 gap-4 sm:p-4">
            <DateTile starts={event.starts} />
            <div className="min-w-0">
              <h3 className="text-body font-semibold wrap-anywhere">
                <CardLink to={eventHref(event.slug)}>{event.title}</CardLink>
              </h3>
              <p className="mt-1 text-small text-muted wrap-anywhere">{placeInWords(event)}</p>
              <p className="text-small text-muted tabular-nums">{seatsInWords(event)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </PageSection>
  )
}

export function loadNextEvents({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(itemsQuery(api, eventList))
}
