import { broadcastStates } from '@rise/contract/admin/broadcasts/kinds'
import type { Broadcast } from '@rise/contract/admin/broadcasts/shapes'
import { MOST_NEWS_A_WEEK } from '@rise/contract/mailings/kinds'
import { formatInteger } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { adminListKeys } from '../admin-list-keys.ts'
import { audienceInWords } from './audience-words.ts'
import { BroadcastForm } from './broadcast-form.tsx'

const [sent, scheduled, cancelled] = broadcastStates

/** The page where admins send notifications to an audience; members see them in the bell. */
export function BroadcastsPage() {
  const [editedBroadcast, setEditedBroadcast] = useState<Broadcast>()
  return (
    <AdminFrame>
      <section aria-labelledby="new-title" className="flex flex-col gap-4">
        <h2 id="new-title" className="text-h2">
          {editedBroadcast ? t('Edit notification') : t('New notification')}
        </h2>
        <BroadcastForm
          key={editedBroadcast ? `${editedBroadcast._id} ${editedBroadcast.version}` : ''}
          edited={editedBroadcast}
          onEdited={() => setEditedBroadcast(undefined)}
        />
      </section>
      <section aria-labelledby="all-title" className="flex flex-col gap-4">
        <h2 id="all-title" className="text-h2">
          {t('All notifications')}
        </h2>
        <SentList onEdit={setEditedBroadcast} />
      </section>
    </AdminFrame>
  )
}

/** How often an open list is refetched: counts grow as notifications are delivered. */
const REFRESH_MS = 10_000

const stateNames = {
  [sent]: msg('Sent', 'notifications'),
  [scheduled]: msg('Scheduled', 'notifications'),
  [cancelled]: msg('Canceled', 'notifications'),
}

interface ListProps {
  readonly onEdit: (broadcast: Broadcast) => void
}

const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>

function SentList({ onEdit }: ListProps) {
  const api = useApi()
  return (
    <StateList
      label={t('Notifications')}
      failed={t('Couldn’t load the notifications')}
      states={stateNames}
      searchLabel={t('Title')}
      queryOf={(query) =>
        queryOf(
          api,
          'GET /api/v1/admin/notifications',
          { query },
          { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
        )
      }
      nothing={(state) => (state === sent ? t('Nothing sent yet.') : t('No notifications found.'))}
    >
      {(broadcasts) =>
        broadcasts.length === 0 ? null : (
          <ul className="rows">
            {broadcasts.map((broadcast) => (
              <li key={broadcast._id}>
                <BroadcastRow broadcast={broadcast} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        )
      }
    </StateList>
  )
}

function BroadcastRow({ broadcast, onEdit }: ListProps & { broadcast: Broadcast }) {
  const { title, text, link, audience, state, sendAt } = broadcast
  return (
    <div className="row flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        {text === '' ? null : <p className="whitespace-pre-line text-small text-muted wrap-anywhere">{text}</p>}
        {link === '' ? null : (
          <p className="text-small wrap-anywhere">
            <TextLink to={link}>{link}</TextLink>
          </p>
        )}
        <p className="text-small text-muted">
          {rich('{state, select, sent {Sent {when}} scheduled {Goes out {when}} other {Was to go out {when}}}', {
            state,
            when: <RelativeTime date={sendAt} />,
          })}
          <Dot />
          {audienceInWords(audience)}
        </p>
        {state === sent ? <p className="text-small text-subtle tabular-nums">{figuresOf(broadcast)}</p> : null}
      </div>
      {state === scheduled ? (
        <div className="flex gap-2">
          <Button size="dense" onClick={() => onEdit(broadcast)}>
            {rich('Edit<hidden> {title}</hidden>', { title, hidden })}
          </Button>
          <CancelButton broadcast={broadcast} />
        </div>
      ) : null}
    </div>
  )
}

function figuresOf({ recipients, delivered, alsoMail, mailed, waiting, skipped }: Broadcast): string {
  return [
    t('{count, plural, one {# member} other {# members}}', { count: recipients }),
    t('{count, plural, one {# delivered} other {# delivered}}', { count: delivered }),
    alsoMail ? t('{count, plural, one {# emailed} other {# emailed}}', { count: mailed }) : '',
    waiting > 0 ? t('{count} in quiet hours', { count: formatInteger(waiting) }) : '',
    skipped > 0
      ? t('{count, plural, one {# skipped ({most} emails that week)} other {# skipped ({most} emails that week)}}', {
          count: skipped,
          most: MOST_NEWS_A_WEEK,
        })
      : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function CancelButton({ broadcast: { _id: id, title } }: { broadcast: Broadcast }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => api('PUT /api/v1/admin/notifications/{id}/cancel', { params: { id } }),
    onSuccess: () => void showToast({ kind: 'success', title: t('Notification canceled.') }),
    onError: ({ message }) =>
      void showToast({ kind: 'failure', title: t('Couldn’t cancel it.'), description: message }),
    onSettled: () => invalidate(queryClient, adminListKeys),
  })
  return (
    <Button size="dense" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      {rich('Cancel<hidden> {title}</hidden>', { title, hidden })}
    </Button>
  )
}
