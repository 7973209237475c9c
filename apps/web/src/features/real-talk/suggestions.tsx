import type { QuestionSuggestion } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { invalidate, pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Paragraphs } from '../../ui/layout/paragraphs.tsx'
import { Byline, DeleteButton } from '../content/index.ts'
import { questionHref } from './real-talk-address.ts'

/** Professionals' suggestions, for content admins. Renders nothing if there are none. */
export function Suggestions() {
  const heading = useId()
  const query = useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/question-suggestions'))
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (isError) {
    return (
      <FailedBlock title={t('Couldn’t load the suggestions')} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (items.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="text-h2">
        {t('Suggested questions')}
      </h2>
      <ul className="rows mt-4">
        {items.map((suggestion) => (
          <li key={suggestion._id} className="row flex flex-col gap-3 sm:p-6">
            <SuggestionItem suggestion={suggestion} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('More suggestions')}
        </Button>
      ) : null}
    </section>
  )
}

function SuggestionItem({ suggestion: { _id, text, background, by, at } }: { suggestion: QuestionSuggestion }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const params = { id: _id }
  const refetchSuggestions = () =>
    invalidate(queryClient, ['GET /api/v1/question-suggestions', 'GET /api/v1/questions'])
  async function publish() {
    setBusy(true)
    try {
      const { result } = await api('POST /api/v1/question-suggestions/{id}/publish', { params })
      const action = { label: t('View question'), to: questionHref(result.slug) }
      showToast({ id: 'suggestion', kind: 'success', title: t('Question published'), action })
      await refetchSuggestions()
    } catch (error) {
      showToast({
        id: 'suggestion',
        kind: 'failure',
        title: t('Couldn’t publish it. {reason}', { reason: refusalOf(error).message }),
      })
    }
    setBusy(false)
  }
  return (
    <>
      <h3 className="text-lead font-semibold wrap-anywhere">{text}</h3>
      <Byline author={by} at={at} changedAt={null} />
      {background ? <Paragraphs text={background} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="dense"
          busy={busy}
          aria-label={t('Publish: {question}', { question: text })}
          onClick={() => void publish()}
        >
          {t('Publish')}
        </Button>
        <DeleteButton
          label={t('Delete the suggestion: {question}', { question: text })}
          title={t('Decline this suggestion?')}
          confirm={t('Decline suggestion')}
          remove={async () => {
            await api('DELETE /api/v1/question-suggestions/{id}', { params })
            await refetchSuggestions()
          }}
        >
          {t('It’s deleted, and no one is notified. You can’t undo this.')}
        </DeleteButton>
      </div>
    </>
  )
}
