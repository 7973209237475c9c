import { eventList } from '@rise/contract/events/list'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { itemsQuery } from '../../app/lists/list-queries.ts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { eventHref } from './events-address.ts'
import { dayInWords } from './time-in-words.ts'

const SHOWN_COUNT = 4

/** The next events, on the home page. Nothing without any. */
export function NextEvents() {
  const { data } = useQuery(itemsQuery(useApi(), eventList))
  if (!data || data.items.length === 0) return null
  return (
    <PageSection title="Next events" more={{ to: eventList.path, label: 'All events' }}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {data.items.slice(0, SHOWN_COUNT).map(({ _id, slug, title, starts }) => (
          <li key={_id} className="tally">
            <Anchor to={eventHref(slug)} className="list-link min-w-0">
              {title}
            </Anchor>
            <span className="whitespace-nowrap">{dayInWords(starts.local)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function loadNextEvents({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(itemsQuery(api, eventList))
}
