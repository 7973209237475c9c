import type { ReplyOf } from '@rise/contract/contract'
import type { Question } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../app/base/query.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { useTopic } from '../../app/socket/topics.ts'

type Answers = ReplyOf<'GET /api/v1/questions/{slug}/answers'>['result']

/**
 * Holds back answers that others write while the viewer reads a `list`, because they would be inserted above the shown
 * ones. A line announces them.
 */
export function useNewAnswers(list: string, question: Question | undefined, answers: Answers | undefined) {
  const queryClient = useQueryClient()
  const ownId = useCurrentUser()?._id
  const [heldList, setHeldList] = useState<{ readonly list: string; readonly ids: ReadonlySet<string> }>()
  const items = answers?.items ?? []
  const ids = heldList?.list === list ? heldList.ids : undefined
  const waitingAnswers = ids ? items.filter(({ _id, author }) => !ids.has(_id) && author._id !== ownId) : []
  const isWaiting = (id: string) => waitingAnswers.some(({ _id }) => _id === id)
  useTopic(question && `question:${question._id}`, () => {
    const shownIds = items.filter(({ _id }) => !isWaiting(_id)).map(({ _id }) => _id)
    // Answers are held back only if the list isn't empty, because otherwise nothing can move.
    if (shownIds.length > 0) setHeldList({ list, ids: new Set([...(ids ?? []), ...shownIds]) })
    void invalidate(queryClient, ['GET /api/v1/questions/{slug}', 'GET /api/v1/questions/{slug}/answers'])
  })
  const count = waitingAnswers.length
  return {
    isWaiting,
    /** Empty while no answers wait. */
    words: count === 0 ? '' : t('{count, plural, one {# new answer} other {# new answers}}', { count }),
    release: () => setHeldList(undefined),
  }
}
