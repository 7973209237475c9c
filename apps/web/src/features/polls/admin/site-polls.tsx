import { sitePollStates } from '@rise/contract/polls/admin/kinds'
import type { SitePoll } from '@rise/contract/polls/admin/shapes'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { invalidate, keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { AudienceMark, DeleteButton } from '../../content/index.ts'
import { pollKeys } from '../cards/poll-keys.ts'
import { PollResults } from '../cards/poll-results.tsx'
import { NEW_SITE_POLL, pollHref, siteEditHref } from '../cards/polls-address.ts'

const [open, scheduled, closed] = sitePollStates

/** The site's polls, for the admins who write them. */
export function SitePolls() {
  const api = useApi()
  return (
    <>
      <ButtonLink to={NEW_SITE_POLL} variant="primary" icon={<Plus size={16} aria-hidden />} className="self-start">
        {t('New poll')}
      </ButtonLink>
      <StateList
        label={t('Polls')}
        failed={t('Couldn’t load the polls')}
        states={{
          [open]: msg('Open', 'polls'),
          [scheduled]: msg('Scheduled', 'polls'),
          [closed]: msg('Closed', 'polls'),
        }}
        searchLabel={t('Question')}
        queryOf={(query) => queryOf(api, 'GET /api/v1/admin/polls', { query }, keepPrevious)}
        nothing={(state) =>
          state === open ? t('No open polls. Write one, and every member can vote.') : t('No polls found.')
        }
      >
        {(polls) => (
          <ul className="flex flex-col gap-4">
            {polls.map((poll) => (
              <SitePollRow key={poll._id} poll={poll} />
            ))}
          </ul>
        )}
      </StateList>
    </>
  )
}

function SitePollRow({ poll }: { poll: SitePoll }) {
  const { _id, question, voters, opensAt, closesAt, closed: isOver, audience } = poll
  const api = useApi()
  const queryClient = useQueryClient()
  async function remove() {
    await api('DELETE /api/v1/admin/polls/{id}', { params: { id: _id } })
    showToast({ kind: 'success', title: t('Poll deleted.') })
    await invalidate(queryClient, pollKeys)
  }
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {opensAt === null ? <TextLink to={pollHref(_id)}>{question}</TextLink> : question}
        </p>
        <p className="flex flex-wrap gap-x-2 text-small text-muted tabular-nums">
          <span>
            {opensAt === null
              ? t('{count, plural, one {# vote} other {# votes}}', { count: voters })
              : rich('Opens {when}', { when: <RelativeTime date={opensAt} /> })}
            <Dot />
            {rich('{state, select, closed {Closed {when}} other {Closes {when}}}', {
              state: isOver ? 'closed' : 'open',
              when: <RelativeTime date={closesAt} />,
            })}
          </span>
          <AudienceMark audience={audience} />
        </p>
      </div>
      {opensAt === null ? <PollResults poll={poll} /> : null}
      <div className="flex flex-wrap gap-2">
        {isOver ? null : (
          <ButtonLink to={siteEditHref(_id)} size="dense">
            {t('Edit')}
            <span className="sr-only"> {question}</span>
          </ButtonLink>
        )}
        {isOver || opensAt !== null ? null : <EndButton poll={poll} />}
        <DeleteButton of={question} title={t('Delete this poll?')} confirm={t('Delete poll')} remove={remove}>
          {t('Its votes and comments go with it. You can’t undo this.')}
        </DeleteButton>
      </div>
    </Card>
  )
}

function EndButton({ poll: { _id: id, question } }: { poll: SitePoll }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const endPoll = useMutation({
    mutationFn: () => api('PUT /api/v1/admin/polls/{id}/end', { params: { id } }),
    onSuccess: () => {
      showToast({ kind: 'success', title: t('Poll closed.') })
      return invalidate(queryClient, pollKeys)
    },
    onError: ({ message }) => void showToast({ kind: 'failure', title: t('Couldn’t close it.'), description: message }),
    onSettled: () => setConfirming(false),
  })
  return (
    <>
      <Button size="dense" onClick={() => setConfirming(true)}>
        {t('Close')}
        <span className="sr-only"> {question}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Close this poll?')}
        confirmLabel={t('Close poll')}
        busy={endPoll.isPending}
        onConfirm={() => endPoll.mutate()}
      >
        {t('No one can vote from then on, and everyone sees the results. You can’t open it again.')}
      </ConfirmDialog>
    </>
  )
}
