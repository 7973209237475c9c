import type { Appeal } from '@rise/contract/moderation/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { WordsDialog } from '../../app/words-dialog.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { PersonLink } from './person-link.tsx'
import { REFRESH_MS } from './queries.ts'
import { queueHref } from './queue-address.ts'

/** Appeals that wait for an answer, oldest first. */
export function AppealsList() {
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/appeals', {}, { refetchInterval: REFRESH_MS }),
  )
  if (error && !data) {
    return <FailedBlock title={t('Appeals could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (data?.items.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No appeals')}
        action={<ButtonLink to={queueHref({ part: 'open', review: null })}>{t('See open reports')}</ButtonLink>}
      >
        {t('When a member appeals against a decision or a suspension, you’ll answer here.')}
      </EmptyState>
    )
  }
  return (
    <ul className="flex flex-col gap-4">
      {data?.items.map((appeal) => (
        <AppealCard key={appeal._id} appeal={appeal} />
      ))}
    </ul>
  )
}

function AppealCard({ appeal }: { appeal: Appeal }) {
  const { of, member, reason, text, at, reviewId } = appeal
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p>
        {rich(
          '{of, select, suspension {{person} appeals against their suspension} other {{person} appeals against a decision}}',
          { of, person: <PersonLink person={member} /> },
        )}
        {at === null ? null : (
          <span className="text-small text-muted">
            , <RelativeTime date={at} />
          </span>
        )}
      </p>
      <p className="rounded-control bg-raised p-3 wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-small text-muted wrap-anywhere">
        {reason === '' ? t('What we told them: nothing') : t('What we told them: “{reason}”', { reason })}{' '}
        {reviewId === null ? null : (
          <TextLink to={queueHref({ part: 'decided', review: reviewId })}>{t('See the report')}</TextLink>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <AnswerDialog appeal={appeal} granted />
        <AnswerDialog appeal={appeal} granted={false} />
      </div>
    </Card>
  )
}

function AnswerDialog({ appeal: { _id: id, of, member }, granted }: { appeal: Appeal; granted: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (words: string) =>
      api('POST /api/v1/admin/appeals/{id}/answer', { params: { id }, body: { granted, words } }),
    onSuccess: async () => {
      showToast({ kind: 'success', title: granted ? t('The appeal was granted.') : t('The appeal was declined.') })
      await invalidate(queryClient, [
        'GET /api/v1/admin/appeals',
        'GET /api/v1/admin/reviews',
        'GET /api/v1/admin/reviews/{id}',
        'GET /api/v1/admin/reviews/numbers',
        'GET /api/v1/admin/overview',
      ])
    },
  })
  const effectText = of === 'suspension' ? t('Ends the suspension.') : t('Undoes the decision.')
  return (
    <WordsDialog
      trigger={
        <Button size="dense" variant={granted ? 'primary' : 'secondary'}>
          {rich(
            '{act, select, grant {Grant<hidden> {name}’s appeal</hidden>} other {Decline<hidden> {name}’s appeal</hidden>}}',
            {
              act: granted ? 'grant' : 'decline',
              name: member.name,
              hidden: (text) => <span className="sr-only">{text}</span>,
            },
          )}
        </Button>
      }
      title={granted ? t('Grant this appeal?') : t('Decline this appeal?')}
      description={granted ? effectText : t('The decision stands.')}
      field={{
        name: 'words',
        label: t('Your answer'),
        hint: t('{name} will read it.', { name: member.name }),
        optional: true,
      }}
      action={{ label: granted ? t('Grant appeal') : t('Decline appeal'), variant: granted ? 'primary' : 'danger' }}
      sending={answer}
      onSend={(words, then) => answer.mutate(words, then)}
    />
  )
}
