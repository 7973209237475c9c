import type { Notice as NoticeOf } from '@rise/contract/moderation/shapes'
import { decisionWords, heldWords, hiddenReasonText, ownNoun } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { WordsDialog } from '../../app/words-dialog.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { Dot } from '../../ui/base/facts.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'

/** The decisions sent to the member, with a way to appeal, and the content hidden until a decision. */
export function NoticesPage() {
  const { data, error, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/notices'))
  return (
    <NarrowPage title={t('Notices')}>
      <PageHead title={t('Notices')} noindex />
      {error && !data ? (
        <FailedBlock title={t('Notices could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t('No notices')}
          action={<ButtonLink to="/feed">{t('Go to the feed')}</ButtonLink>}
        >
          {t('If something of yours waits for a moderator, or one decides about it, you’ll read why here.')}
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-4">
        {data?.items.map((notice) => (
          <NoticeCard key={notice._id} notice={notice} />
        ))}
      </ul>
    </NarrowPage>
  )
}

function NoticeCard({ notice }: { notice: NoticeOf }) {
  const { decision, title, words, at, appeal, answer, lifted } = notice
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-h3">{headingOf(notice)}</h2>
        {lifted ? <Badge tone="success">{t('Lifted')}</Badge> : null}
      </div>
      <p className="text-small text-muted">
        <RelativeTime date={at} />
        {title === '' ? null : <Dot />}
        {title}
      </p>
      {decision === null ? (
        <p className="text-muted">
          {notice.why === null ? '' : hiddenReasonText(notice.why)} {t(heldWords)}
        </p>
      ) : null}
      {words === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      {appeal === null ? null : (
        <div className="rounded-control bg-raised p-3 text-small">
          <p className="font-semibold">{t('Your appeal')}</p>
          <p className="wrap-anywhere whitespace-pre-line">{appeal}</p>
          <p className="mt-2 font-semibold">{answer === null ? t('Waiting for an answer') : t('Answer')}</p>
          {answer === null ? null : <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
        </div>
      )}
      {appeal === null && !lifted && decision !== null && decision !== 'dismiss' ? (
        <AppealDialog id={notice._id} />
      ) : null}
    </li>
  )
}

function headingOf({ decision, held, kind }: NoticeOf): string {
  const thing = ownNoun(kind)
  if (decision === null) {
    return held ? t('Waiting for a check: {thing}', { thing }) : t('Hidden while we check reports: {thing}', { thing })
  }
  if (decision === 'dismiss') {
    return kind === 'message' ? t('Delivered: {thing}', { thing }) : t('Published: {thing}', { thing })
  }
  return t('{decision}: {thing}', { decision: t(decisionWords[decision].past), thing })
}

function AppealDialog({ id }: { id: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const appeal = useMutation({
    mutationFn: (text: string) => api('POST /api/v1/notices/{id}/appeal', { params: { id }, body: { text } }),
    onSuccess: () => {
      showToast({ kind: 'success', title: t('Your appeal was sent.') })
      return invalidate(queryClient, ['GET /api/v1/notices'])
    },
  })
  return (
    <WordsDialog
      trigger={<Button className="self-start">{t('Appeal', 'verb, on a button')}</Button>}
      title={t('Appeal this decision')}
      description={t('Tell us why we should reconsider. A person reads every appeal, and the answer appears here.')}
      field={{ name: 'text', label: t('Your appeal'), hint: t('A sentence or two is enough.') }}
      action={{ label: t('Send appeal'), variant: 'primary' }}
      sending={appeal}
      onSend={(text, then) => appeal.mutate(text, then)}
    />
  )
}
