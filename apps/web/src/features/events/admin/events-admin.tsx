import type { EventCard } from '@rise/contract/events/shapes'
import { hasPermission } from '@rise/contract/policy'
import { msg, t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { invalidate, keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MergeDialog } from '../../../app/lists/merge-dialog.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { StateRow } from '../../../app/lists/state-row.tsx'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { showToast } from '../../../ui/base/toast.ts'
import { memberName } from '../../connections/index.ts'
import { placeInWords } from '../event-card.tsx'
import { editHref, eventHref } from '../events-address.ts'
import { eventKeys } from '../queries.ts'
import { dayInWords } from '../time-in-words.ts'

/** The page where admins find, edit, hide and merge events. */
export function EventsAdmin() {
  return (
    <AdminFrame>
      <Events />
    </AdminFrame>
  )
}

function Events() {
  const api = useApi()
  return (
    <StateList
      label={t('Events')}
      failed={t('Couldn’t load the events')}
      nothing={() => t('No events found.')}
      states={{ public: msg('Public'), hidden: msg('Hidden') }}
      searchLabel={t('Title')}
      queryOf={(query) => queryOf(api, 'GET /api/v1/admin/events', { query }, keepPrevious)}
    >
      {(events, state) => (
        <ul className="rows">
          {events.map((event) => (
            <li key={event._id}>
              <Row event={event} isHidden={state === 'hidden'} />
            </li>
          ))}
        </ul>
      )}
    </StateList>
  )
}

function Row({ event, isHidden }: { event: EventCard; isHidden: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { _id: id, slug, title, starts, hosts } = event
  const [author] = hosts
  const mayAnnounce = hasPermission(principalOf(useSession()), 'notifications')
  const setHidden = useMutation({
    mutationFn: () => api('PUT /api/v1/admin/events/{id}/visibility', { params: { id }, body: { hidden: !isHidden } }),
    onSuccess: () => invalidate(queryClient, eventKeys),
    onError: (error) => showToast({ id: 'event', kind: 'failure', title: error.message }),
  })
  const merge = useMutation({
    mutationFn: (into: string) =>
      api('POST /api/v1/admin/events/{id}/merge', { params: { id }, body: { into: into.trim() } }),
    onSuccess: () => invalidate(queryClient, eventKeys),
  })
  return (
    <StateRow
      title={title}
      href={eventHref(slug)}
      editHref={editHref(slug)}
      facts={joinFacts([dayInWords(starts.local), placeInWords(event), author && memberName(author)])}
      isHidden={isHidden}
      turn={setHidden}
    >
      {(named) => (
        <>
          {mayAnnounce && !isHidden ? (
            <ButtonLink
              size="dense"
              to={`/admin/notifications?${new URLSearchParams({ title, link: eventHref(slug) })}`}
            >
              {t('Announce')}
              {named}
            </ButtonLink>
          ) : null}
          <MergeDialog
            into={t('The event that stays')}
            title={t('Merge {title} into another event?', { title })}
            description={t('People who take part move along, and its address redirects. Its comments end.')}
            named={named}
            merge={merge}
          />
        </>
      )}
    </StateRow>
  )
}
