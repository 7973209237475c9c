import { broadcastStates } from '@rise/contract/admin/broadcasts/kinds'
import type { Broadcast } from '@rise/contract/admin/broadcasts/shapes'
import { MOST_NEWS_A_WEEK } from '@rise/contract/mailings/kinds'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
          {editedBroadcast ? 'Edit notification' : 'New notification'}
        </h2>
        <BroadcastForm
          key={editedBroadcast ? `${editedBroadcast._id} ${editedBroadcast.version}` : ''}
          edited={editedBroadcast}
          onEdited={() => setEditedBroadcast(undefined)}
        />
      </section>
      <section aria-labelledby="all-title" className="flex flex-col gap-4">
        <h2 id="all-title" className="text-h2">
          All notifications
        </h2>
        <SentList onEdit={setEditedBroadcast} />
      </section>
    </AdminFrame>
  )
}

/** How often an open list is refetched: counts grow as notifications are delivered. */
const REFRESH_MS = 10_000

interface ListProps {
  readonly onEdit: (broadcast: Broadcast) => void
}

function SentList({ onEdit }: ListProps) {
  const api = useApi()
  return (
    <StateList
      label={t('Notifications')}
      failed={t('Couldn’t load the notifications')}
      states={{ [sent]: 'Sent', [scheduled]: 'Scheduled', [cancelled]: 'Canceled' }}
      searchLabel="Title"
      queryOf={(query) =>
        queryOf(
          api,
          'GET /api/v1/admin/notifications',
          { query },
          { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
        )
      }
      nothing={(state) => (state === sent ? 'Nothing sent yet.' : 'No notifications found.')}
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
          {state === sent ? 'Sent' : state === scheduled ? 'Goes out' : 'Was to go out'} <RelativeTime date={sendAt} />
          <Dot />
          {audienceInWords(audience)}
        </p>
        {state === sent ? <p className="text-small text-subtle tabular-nums">{figuresOf(broadcast)}</p> : null}
      </div>
      {state === scheduled ? (
        <div className="flex gap-2">
          <Button size="dense" onClick={() => onEdit(broadcast)}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
          <CancelButton broadcast={broadcast} />
        </div>
      ) : null}
    </div>
  )
}

function figuresOf({ recipients, delivered, alsoMail, mailed, waiting, skipped }: Broadcast): string {
  const countInWords = (count: number, words: string) => `${formatInteger(count)} ${words}`
  return [
    countInWords(recipients, recipients === 1 ? 'member' : 'members'),
    countInWords(delivered, 'delivered'),
    alsoMail ? countInWords(mailed, 'emailed') : '',
    waiting > 0 ? countInWords(waiting, 'in quiet hours') : '',
    skipped > 0 ? countInWords(skipped, `skipped (${MOST_NEWS_A_WEEK} emails that week)`) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function CancelButton({ broadcast: { _id: id, title } }: { broadcast: Broadcast }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => api('PUT /api/v1/admin/notifications/{id}/cancel', { params: { id } }),
    onSuccess: () => void showToast({ kind: 'success', title: 'Notification canceled.' }),
    onError: ({ message }) => void showToast({ kind: 'failure', title: 'Couldn’t cancel it.', description: message }),
    onSettled: () => invalidate(queryClient, adminListKeys),
  })
  return (
    <Button size="dense" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      Cancel<span className="sr-only"> {title}</span>
    </Button>
  )
}
