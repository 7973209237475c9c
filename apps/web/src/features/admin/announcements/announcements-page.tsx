import { announcementStates } from '@rise/contract/admin/announcements/kinds'
import type { Announcement } from '@rise/contract/admin/announcements/shapes'
import { formatInteger } from '@rise/contract/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { askAgainFor } from '../../../app/base/shown.ts'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { audienceInWords } from './audience-words.ts'
import { announcementsQuery } from './queries.ts'

const [sent, scheduled, cancelled] = announcementStates

/** Where admins tell an audience something behind the bell. */
export function AnnouncementsPage() {
  return (
    <AdminFrame title="Notifications" permissions={['notifications']}>
      <section aria-labelledby="new-title" className="flex flex-col gap-4">
        <h2 id="new-title" className="text-h2">
          New notification
        </h2>
        <AnnouncementForm />
      </section>
      <SentList />
    </AdminFrame>
  )
}

function SentList() {
  const api = useApi()
  return (
    <StateList
      things="notifications"
      states={{ [sent]: 'Sent', [scheduled]: 'Scheduled', [cancelled]: 'Canceled' }}
      searchLabel="Title"
      queryOf={(query) => announcementsQuery(api, query)}
      nothing={(state) => (state === sent ? 'Nothing sent yet.' : 'No notifications found.')}
    >
      {(announcements) =>
        announcements.length === 0 ? null : (
          <ul className="rows">
            {announcements.map((announcement) => (
              <li key={announcement._id}>
                <AnnouncementRow announcement={announcement} />
              </li>
            ))}
          </ul>
        )
      }
    </StateList>
  )
}

function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { title, text, link, audience, state, sendAt } = announcement
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
          {state === sent ? 'Sent' : state === scheduled ? 'Goes out' : 'Was to go out'} <RelativeTime date={sendAt} />{' '}
          · {audienceInWords(audience)}
        </p>
        {state === sent ? <p className="text-small text-subtle tabular-nums">{figuresOf(announcement)}</p> : null}
      </div>
      {state === scheduled ? <CancelButton announcement={announcement} /> : null}
    </div>
  )
}

function figuresOf({ recipients, delivered, alsoMail, mailed }: Announcement): string {
  const emails = alsoMail ? `, ${formatInteger(mailed)} emailed` : ''
  return `${formatInteger(recipients)} ${recipients === 1 ? 'member' : 'members'}, ${formatInteger(delivered)} delivered${emails}`
}

function CancelButton({ announcement: { _id: id, title } }: { announcement: Announcement }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => api('PUT /api/v1/admin/notifications/{id}/cancel', { params: { id } }),
    onSuccess: () => void showToast({ kind: 'success', title: 'Notification canceled.' }),
    onError: ({ message }) => void showToast({ kind: 'failure', title: 'Couldn’t cancel it.', description: message }),
    onSettled: () => askAgainFor(queryClient, 'decisions'),
  })
  return (
    <Button size="dense" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      Cancel<span className="sr-only"> {title}</span>
    </Button>
  )
}
