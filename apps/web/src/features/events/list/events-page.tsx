import type { EventFigures } from '@rise/contract/events/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { isNotThere } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { ForMembers } from '../../../app/navigation/audience.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../../app/page/view-change.ts'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { EventCard } from '../event-card.tsx'
import { EVENTS, type EventsView, eventsHref, isNarrowed, viewOfSearch } from '../events-address.ts'
import { eventFiguresQuery, eventsQuery } from '../queries.ts'
import { monthInWords } from '../time-in-words.ts'
import { EventsFilters } from './events-filters.tsx'
import { OwnEvents } from './own-events.tsx'
import { useLastSeen } from './use-last-seen.ts'

/** Events, as the address filters them. */
export function EventsPage() {
  const api = useApi()
  const view = viewOfSearch(useLocation().search)
  const [search] = useSearchParams()
  const { data, error } = useQuery(eventsQuery(api, search.get('page') ?? '1', view))
  const { data: figures } = useQuery(eventFiguresQuery(api, view))
  const lastSeen = useLastSeen(data?.items)
  useFocusOnNewView()
  // Without the authors hidden from this member, the list ends earlier.
  if (isNotThere(error)) return <ErrorBody status={404} />
  if (!data) return null
  const { items, page, pages, total, totalCapped } = data
  const narrowed = isNarrowed(view)
  const isPast = view.when === 'past'
  const title = isPast ? 'Past events' : 'Events'
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description="Events by people who do the work: meet, learn and ask, onsite or online."
        path={eventsHref({ when: view.when }, page)}
        noindex={narrowed || total === 0}
        alternates={[
          { type: 'application/rss+xml', path: `${EVENTS}/feed.rss`, title: 'New events' },
          { type: 'application/feed+json', path: `${EVENTS}/feed.json`, title: 'New events' },
        ]}
      />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-2 max-w-reading text-lead text-muted" role="status">
            {formatInteger(total, totalCapped)} {total === 1 ? 'event' : 'events'}, {isPast ? 'latest' : 'soonest'}{' '}
            first
          </p>
        </div>
        <Announce />
      </div>
      <div className="mt-6">
        <EventsFilters view={view} figures={figures} />
      </div>
      {narrowed ? <Chosen view={view} figures={figures} /> : null}
      <div className="mt-6 flex flex-col gap-x-12 gap-y-8 lg:flex-row">
        <div className="min-w-0 grow">
          {total === 0 ? (
            <NoEvents narrowed={narrowed} isPast={isPast} />
          ) : (
            <ol className="rows">
              {items.map((event) => (
                <li key={event._id}>
                  <EventCard
                    event={event}
                    heading="h2"
                    isNew={lastSeen !== undefined && event.publishedAt > lastSeen}
                  />
                </li>
              ))}
            </ol>
          )}
          <div className="mt-8">
            <Pager page={page} pages={pages} hrefFor={(to) => eventsHref(view, to)} />
          </div>
          <p className="mt-6 text-small">
            {isPast ? (
              <TextLink to={EVENTS}>Upcoming events</TextLink>
            ) : (
              <TextLink to={eventsHref({ when: 'past' })}>Past events</TextLink>
            )}
          </p>
        </div>
        <ForMembers className="min-h-[8rem] min-w-0 lg:w-[18rem] lg:shrink-0">
          <OwnEvents />
        </ForMembers>
      </div>
    </div>
  )
}

/** For creators alone; its space is there for everyone. */
function Announce() {
  const mayAnnounce = useVerdict({ access: 'creator' }) === 'allowed'
  return (
    <div className="min-h-control">
      {mayAnnounce ? (
        <ButtonLink to="/events/create" variant="primary" icon={<CalendarPlus size={16} aria-hidden />}>
          Announce an event
        </ButtonLink>
      ) : null}
    </div>
  )
}

function Chosen({ view, figures }: { view: EventsView; figures: EventFigures | undefined }) {
  const nameIn = (of: 'topics' | 'manners' | 'cities', value: string) =>
    figures?.[of].find(({ slug }) => slug === value)?.name ?? value
  const chips: readonly (readonly [keyof EventsView, string])[] = [
    ['q', view.q && `“${view.q}”`],
    ['topic', view.topic && nameIn('topics', view.topic)],
    ['manner', view.manner && nameIn('manners', view.manner)],
    ['city', view.city && nameIn('cities', view.city)],
    ['month', view.month && monthInWords(view.month)],
  ]
  return <ChosenFilters chosen={chips} hrefWithout={(name) => eventsHref({ ...view, [name]: '' })} />
}

function NoEvents({ narrowed, isPast }: { narrowed: boolean; isPast: boolean }) {
  if (narrowed) {
    return (
      <EmptyState
        kind="no-match"
        title="No events found"
        action={
          <ButtonLink to={EVENTS} variant="primary">
            Clear filters
          </ButtonLink>
        }
      >
        Try fewer filters or another word.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={isPast ? 'No past events' : 'No upcoming events'}
      action={
        <ButtonLink to={isPast ? EVENTS : eventsHref({ when: 'past' })}>
          {isPast ? 'Upcoming events' : 'Past events'}
        </ButtonLink>
      }
    >
      Events appear here once someone announces one.
    </EmptyState>
  )
}
