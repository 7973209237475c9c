import type { EventCard } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { draftHref, eventHref } from '../events-address.ts'
import { dayInWords } from '../time-in-words.ts'

const CalendarAddress = lazy(async () => ({
  default: (await import('../calendar/calendar-address.tsx')).CalendarAddress,
}))
const DeleteDraft = lazy(async () => ({ default: (await import('../writing/delete-draft.tsx')).DeleteDraft }))

/**
 * Lists, next to the list of all events, those that the member hosts, attends or waits for, their drafts, and the
 * address of their calendar.
 */
export function OwnEvents() {
  const api = useApi()
  const isMember = useVerdict({ access: 'auth' }) === 'allowed'
  const mayAnnounce = useVerdict({ access: 'creator' }) === 'allowed'
  const { data } = useQuery({ ...queryOf(api, 'GET /api/v1/own-events'), enabled: isMember })
  const { data: drafts = [] } = useQuery({
    ...queryOf(api, 'GET /api/v1/event-drafts', {}, presentVersion),
    enabled: mayAnnounce,
  })
  if (!data) return null
  const { hosting, going, waiting } = data
  return (
    <aside aria-labelledby="own-events" className="flex flex-col gap-4">
      <h2 id="own-events" className="text-h3">
        {t('Your events')}
      </h2>
      {hosting.length + going.length + waiting.length === 0 ? (
        <p className="text-small text-muted">{t('Events that you take part in or host appear here.')}</p>
      ) : null}
      <ShortList id="own-you-host" title={t('You host')} events={hosting} />
      <ShortList id="own-you-go-to" title={t('You go to')} events={going} />
      <ShortList id="own-waiting-list" title={t('Waiting list')} events={waiting} />
      {drafts.length > 0 ? (
        <section aria-labelledby="event-drafts">
          <h3 id="event-drafts" className="text-small font-semibold">
            {t('Drafts')}
          </h3>
          <ul>
            {drafts.map(({ _id, slug, title }) => (
              <li key={_id} className="flex items-center justify-between gap-2">
                <Anchor to={draftHref(slug)} className="list-link min-w-0">
                  {title}
                </Anchor>
                <Suspense fallback={null}>
                  <DeleteDraft slug={slug} title={title} />
                </Suspense>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Disclosure summary={t('Subscribe in your calendar')}>
        <Suspense fallback={null}>
          <CalendarAddress />
        </Suspense>
      </Disclosure>
    </aside>
  )
}

interface ShortListProps {
  readonly id: string
  readonly title: string
  readonly events: readonly EventCard[]
}

function ShortList({ id, title, events }: ShortListProps) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-small font-semibold">
        {title}
      </h3>
      <ul>
        {events.map(({ _id, slug, title: name, starts, cancelled }) => (
          <li key={_id} className="tally">
            <Anchor to={eventHref(slug)} className="list-link min-w-0">
              {name}
            </Anchor>
            <span>{cancelled ? t('Cancelled') : dayInWords(starts.local)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
