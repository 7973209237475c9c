import { eventList } from '@rise/contract/events/list'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { CalendarPlus } from 'lucide-react'
import { isNotFound } from '../../../app/base/api.ts'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { nameOfChoice } from '../../../app/lists/filter-choice.tsx'
import { EmptyList, ListPage, ListPager } from '../../../app/lists/list-page.tsx'
import { ListResults, SkipToResults } from '../../../app/lists/list-results.tsx'
import { useList } from '../../../app/lists/use-list.ts'
import { ForMembers } from '../../../app/navigation/audience.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { EventCard } from '../event-card.tsx'
import { monthInWords } from '../time-in-words.ts'
import { EventsFilters } from './events-filters.tsx'
import { EventsShortcuts, isShortList } from './events-shortcuts.tsx'
import { OwnEvents } from './own-events.tsx'
import { useLastSeen } from './use-last-seen.ts'

/** The events that match the filters in the address. */
export function EventsPage() {
  const { view, isNarrowed, data, error, figures } = useList(eventList)
  const lastSeen = useLastSeen(data?.items)
  // The list leaves out events by authors hidden from this member, so it may end before this page.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!data) return null
  const { items, page, total, totalCapped } = data
  const isPast = view.when === 'past'
  const isShort = figures !== undefined && isShortList(view, total, figures)
  const otherHref = isPast ? eventList.path : eventList.href({ when: 'past' })
  const title = isPast ? t('Past events') : t('Events')
  return (
    <ListPage
      list={eventList}
      page={page}
      title={title}
      description={t('Events by people who do the work: meet, learn and ask, onsite or online.')}
      noindex={isNarrowed || total === 0}
      part={{ when: view.when }}
      feeds={t('New events')}
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h1">{title}</h1>
          <SkipToResults />
          <p className="mt-2 max-w-reading text-lead text-muted" role="status">
            {isPast
              ? t('{total, plural, one {{shown} event, latest first} other {{shown} events, latest first}}', {
                  total,
                  shown: formatInteger(total, totalCapped),
                })
              : t('{total, plural, one {{shown} event, soonest first} other {{shown} events, soonest first}}', {
                  total,
                  shown: formatInteger(total, totalCapped),
                })}
          </p>
        </div>
        <Announce />
      </div>
      <div className="mt-6">
        {isShort ? (
          <EventsShortcuts view={view} figures={figures} />
        ) : (
          <>
            <EventsFilters view={view} figures={figures} />
            <ChosenFilters
              list={eventList}
              view={view}
              words={{
                topic: nameOfChoice(figures?.topics, view.topic),
                manner: nameOfChoice(figures?.manners, view.manner),
                city: nameOfChoice(figures?.cities, view.city),
                month: monthInWords(view.month),
              }}
            />
          </>
        )}
      </div>
      <div className="mt-6 flex flex-col gap-x-12 gap-y-8 lg:flex-row">
        <ListResults className="min-w-0 grow">
          {total === 0 ? (
            <EmptyList
              list={eventList}
              noMatch={t('No events found')}
              isNarrowed={isNarrowed}
              title={isPast ? t('No past events') : t('No upcoming events')}
              action={<ButtonLink to={otherHref}>{isPast ? t('Upcoming events') : t('Past events')}</ButtonLink>}
            >
              {t('Events appear here once someone announces one.')}
            </EmptyList>
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
          <ListPager list={eventList} view={view} data={data} />
          <p className="mt-6 text-small">
            <TextLink to={otherHref}>{isPast ? t('Upcoming events') : t('Past events')}</TextLink>
          </p>
        </ListResults>
        <ForMembers className="min-h-[8rem] min-w-0 lg:w-[18rem] lg:shrink-0">
          <OwnEvents />
        </ForMembers>
      </div>
    </ListPage>
  )
}

/** The link for creating an event, for creators only; its space is reserved for everyone. */
function Announce() {
  const mayAnnounce = useVerdict({ access: 'creator' }) === 'allowed'
  return (
    <div className="min-h-control">
      {mayAnnounce ? (
        <ButtonLink to="/events/create" variant="primary" icon={<CalendarPlus size={16} aria-hidden />}>
          {t('Announce an event')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
