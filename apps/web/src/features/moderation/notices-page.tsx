import type { Notice as NoticeOf } from '@rise/contract/moderation/shapes'
import { decisionWords, heldWords, hiddenReasonWords, ownNoun } from '@rise/contract/moderation/words'
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
    <NarrowPage title="Notices">
      <PageHead title="Notices" noindex />
      {error && !data ? (
        <FailedBlock title="Notices could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState kind="nothing-yet" title="No notices" action={<ButtonLink to="/feed">Go to the feed</ButtonLink>}>
          If something of yours waits for a moderator, or one decides about it, you’ll read why here.
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
        {lifted ? <Badge tone="success">Lifted</Badge> : null}
      </div>
      <p className="text-small text-muted">
        <RelativeTime date={at} />
        {title === '' ? null : <Dot />}
        {title}
      </p>
      {decision === null ? (
        <p className="text-muted">
          {notice.why === null ? '' : hiddenReasonWords[notice.why]} {heldWords}
        </p>
      ) : null}
      {words === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      {appeal === null ? null : (
        <div className="rounded-control bg-raised p-3 text-small">
          <p className="font-semibold">Your appeal</p>
          <p className="wrap-anywhere whitespace-pre-line">{appeal}</p>
          <p className="mt-2 font-semibold">{answer === null ? 'Waiting for an answer' : 'Answer'}</p>
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
  const noun = ownNoun(kind)
  if (decision === null) return held ? `Waiting for a check: ${noun}` : `Hidden while we check reports: ${noun}`
  if (decision === 'dismiss') return `${kind === 'message' ? 'Delivered' : 'Published'}: ${noun}`
  return `${decisionWords[decision].past}: ${noun}`
}

function AppealDialog({ id }: { id: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const appeal = useMutation({
    mutationFn: (text: string) => api('POST /api/v1/notices/{id}/appeal', { params: { id }, body: { text } }),
    onSuccess: () => {
      showToast({ kind: 'success', title: 'Your appeal was sent.' })
      return invalidate(queryClient, ['GET /api/v1/notices'])
    },
  })
  return (
    <WordsDialog
      trigger={<Button className="self-start">Appeal</Button>}
      title="Appeal this decision"
      description="Tell us why we should reconsider. A person reads every appeal, and the answer appears here."
      field={{ name: 'text', label: 'Your appeal', hint: 'A sentence or two is enough.' }}
      action={{ label: 'Send appeal', variant: 'primary' }}
      sending={appeal}
      onSend={(text, then) => appeal.mutate(text, then)}
    />
  )
}
