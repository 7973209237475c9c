import { eventList } from '@rise/contract/events/list'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, UsersRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../../app/page/link-picture-path.ts'
import { cutAtWord, PageHead } from '../../../app/page/page-head.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { ShareButton } from '../../../ui/feedback/share-button.tsx'
import { MemberLink, MemberPicture, memberName, ReportButton } from '../../connections/index.ts'
import { HiddenMark, Locked, useMayEdit } from '../../content/index.ts'
import { Comments, ReactionBar } from '../../discussion/index.ts'
import { editHref, eventHref } from '../events-address.ts'
import { isOver } from '../time-in-words.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { eventJsonLd } from './event-json-ld.ts'
import { EventView } from './event-view.tsx'
import { TakingPart } from './taking-part.tsx'
import { useLivePlaces } from './use-live-places.ts'

/** The maximum length of a title in search results and link previews, in characters. */
const LONGEST_TITLE = 60

// The question is loaded lazily, because few viewers are invited to host.
const HostingQuestion = lazy(async () => ({ default: (await import('./hosting-question.tsx')).HostingQuestion }))

/** The page of an event. */
export function EventPage() {
  const { publicUrl } = useSettings()
  const { event: slug = '' } = useParams()
  const api = useApi()
  const { data: event, error } = useQuery(queryOf(api, 'GET /api/v1/events/{slug}', { params: { slug } }))
  useLivePlaces(event)
  const [author] = event?.hosts ?? []
  const mayEdit = useMayEdit(author?._id ?? '')
  // Visible to guests but not to this member: one of the two has blocked the other.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!event) return null
  const { title, audience, locked, people, going, note } = event
  const path = eventHref(event.slug)
  // A guest who reacts is asked to sign up; the server would refuse a reaction by a member who may not read the event.
  const mayReact = locked === null || locked === 'sign-in'
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord(title, LONGEST_TITLE)}
        description={
          event.summary || (author ? t('An event by {name}', { name: memberName(author) }) : t('An event by a member'))
        }
        path={path}
        noindex={event.noindex}
        image={linkPicturePath(path, event.cover)}
        authored
      />
      {event.noindex ? null : <JsonLd value={eventJsonLd(event, publicUrl)} />}
      <p className="mb-2 text-small text-muted">
        <TextLink to={eventList.path}>{t('Events')}</TextLink>
      </p>
      {event.hidden ? <HiddenMark what="event" id={event._id} /> : null}
      {event.isAsked ? (
        <Suspense fallback={null}>
          <HostingQuestion slug={event.slug} />
        </Suspense>
      ) : null}
      <EventView
        shown={event}
        instead={
          locked === null ? undefined : (
            <>
              <p className="max-w-reading whitespace-pre-line wrap-anywhere">{event.summary}</p>
              <Locked audience={audience} locked={locked} />
            </>
          )
        }
        takePart={
          <div className="flex flex-col gap-4 border-t border-line p-4 sm:p-6">
            <TakingPart event={event} />
            {isOver(event) ? null : <AddToCalendar event={event} />}
          </div>
        }
      >
        {note === '' ? null : (
          <section aria-labelledby="note" className="mt-8 rounded-card border border-line bg-surface p-4 sm:p-6">
            <h2 id="note" className="text-h3">
              {t('What was shared')}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list */}
            <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: note }} />
          </section>
        )}
        {people.length > 0 ? (
          <section aria-labelledby="people" className="mt-8">
            <h2 id="people" className="text-h3">
              {isOver(event) ? t('Who took part') : t('Who’s going')}
            </h2>
            <ul className="mt-3 grid grid-cols-2 gap-3 max-sm:text-small">
              {people.map((member) => (
                <li key={member._id} className="flex min-w-0 items-center gap-3">
                  <MemberPicture member={member} />
                  <span className="min-w-0 wrap-anywhere">
                    <MemberLink member={member} />
                  </span>
                </li>
              ))}
            </ul>
            {going > people.length ? (
              <p className="mt-3 text-small text-muted">{t('And {count} more', { count: going - people.length })}</p>
            ) : null}
          </section>
        ) : null}
        <div className="mt-8 flex flex-wrap items-center gap-2">
          {mayReact ? <ReactionBar id={event._id} what={t('this event')} reactions={event.reactions} /> : null}
          <ShareButton title={title} url={publicUrl + path} />
          {mayEdit ? (
            <ButtonLink to={editHref(event.slug)} icon={<Pencil size={16} aria-hidden />}>
              {t('Edit event')}
            </ButtonLink>
          ) : null}
          {mayEdit || event.isHost ? (
            <ButtonLink to={editHref(event.slug, 'participants')} icon={<UsersRound size={16} aria-hidden />}>
              {t('Participants')}
            </ButtonLink>
          ) : null}
          {author ? (
            <ReportButton
              subject={{ kind: 'event', id: event._id, author: { _id: author._id, name: memberName(author) } }}
            />
          ) : null}
        </div>
        {locked === null ? <Comments id={event._id} what={t('this event')} /> : null}
      </EventView>
    </div>
  )
}
