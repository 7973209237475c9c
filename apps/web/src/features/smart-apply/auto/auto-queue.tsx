import type { AutoApply, AutoItem } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { MatchBadge } from '../../jobs/index.ts'
import { smartApplyKeys } from '../smart-apply-keys.ts'

/** The waiting applications: each can be reviewed before it is sent. */
export function AutoQueue({ auto: { waiting, active } }: { auto: AutoApply }) {
  return (
    <section aria-labelledby="queue" className="flex flex-col gap-4">
      <h2 id="queue" className="text-h2">
        {t('Your queue')}
      </h2>
      {waiting.length === 0 ? (
        <p className="text-muted">
          {active
            ? t('Nothing is waiting. New matches join within the hour.')
            : t('Turn auto-apply on to fill your queue.')}
        </p>
      ) : (
        <ol className="rows" aria-label={t('Waiting applications')}>
          {waiting.map((item) => (
            <li key={item._id}>
              <QueuedItem item={item} isActive={active} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function QueuedItem({ item, isActive }: { item: AutoItem; isActive: boolean }) {
  const { job, match, here, missing } = item
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id: item._id }
  const refetch = () => invalidate(queryClient, smartApplyKeys)
  const send = useMutation({
    mutationFn: () => api('PUT /api/v1/auto-apply/queue/{id}/sending', { params }),
    onSettled: refetch,
  })
  const removeFromQueue = useMutation({
    mutationFn: async () => (await api('DELETE /api/v1/auto-apply/queue/{id}', { params })).result,
    onSuccess: (now) => queryClient.setQueryData(keyOf('GET /api/v1/auto-apply'), now),
  })
  const failure = send.error ?? removeFromQueue.error
  const values = { title: job.title, hidden: (text: ReactNode) => <span className="sr-only">{text}</span> }
  return (
    <article className="row flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 grow basis-[16rem]">
        <h3 className="text-body font-semibold wrap-anywhere">
          {job.slug === null ? (
            job.title
          ) : (
            <TextLink look="plain" to={`/smart-apply?job=${job.slug}`}>
              {job.title}
            </TextLink>
          )}
        </h3>
        <p className="text-small">{job.companyName}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted tabular-nums">
          <MatchBadge score={match} />
          {sendTimeText(item)}
        </p>
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" variant="ghost" busy={removeFromQueue.isPending} onClick={() => removeFromQueue.mutate()}>
          {rich('Skip<hidden> {title}</hidden>', values)}
        </Button>
        {here && missing === 0 && isActive ? (
          <Button size="dense" variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
            {rich('Send now<hidden> {title}</hidden>', values)}
          </Button>
        ) : job.slug !== null ? (
          <ButtonLink size="dense" to={`/smart-apply?job=${job.slug}`}>
            {rich('Open<hidden> {title}</hidden>', values)}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  )
}

function sendTimeText({ here, missing, hoursLeft }: AutoItem): string {
  if (!here) return t('You send this one on the employer’s page.')
  if (missing > 0) return t('{count, plural, one {# answer missing.} other {# answers missing.}}', { count: missing })
  if (hoursLeft === null) return t('Waiting for your approval.')
  return hoursLeft === 0
    ? t('Leaves soon.', 'an application')
    : t('{hours, plural, one {Leaves in # hour unless you skip it.} other {Leaves in # hours unless you skip it.}}', {
        hours: hoursLeft,
      })
}
