import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { reactionKeys } from './subject-keys.ts'

/**
 * Returns the reactions to a subject, as the page loaded them or as changed since, and a function to react: `null`
 * removes the viewer's own reaction. A reaction is shown immediately, and reverted with a toast when the server
 * refuses.
 */
export function useReact(id: string, initial: Reactions) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [update, setUpdate] = useState<{ readonly initial: Reactions; readonly shown: Reactions }>()
  // Reactions that the page loads later are newer than this update.
  const shownReactions = update?.initial === initial ? update.shown : initial
  const show = (next: Reactions) => setUpdate({ initial, shown: next })
  const { mutate } = useMutation({
    // Presses are sent one after the other, so that the last one counts.
    scope: { id: `reaction-${id}` },
    mutationFn: async (reaction: ReactionTitle | null) => {
      const params = { id }
      const reply =
        reaction === null
          ? api('DELETE /api/v1/reactions/{id}', { params })
          : api('PUT /api/v1/reactions/{id}', { params, body: { reaction } })
      return (await reply).result
    },
    onMutate: (reaction) => {
      show(withReaction(shownReactions, reaction))
      return { before: shownReactions }
    },
    onSuccess: (result) => {
      if (queryClient.isMutating({ mutationKey: ['reaction', id] }) <= 1) show(result)
    },
    onError: (_error, _reaction, context) => {
      if (context) show(context.before)
      showToast({ kind: 'failure', title: t('Couldn’t save your reaction. Try again in a moment.') })
    },
    mutationKey: ['reaction', id],
    // Other pages refetch the reactions when they are next opened, so that nothing moves under the pointer.
    onSettled: () => invalidate(queryClient, reactionKeys, { refetchType: 'none' }),
  })
  return { reactions: shownReactions, react: mutate }
}

/** Returns the reactions after a member has chosen another one, or none. */
function withReaction({ counts, own }: Reactions, reaction: ReactionTitle | null): Reactions {
  const next = { ...counts }
  if (own !== null) next[own] = Math.max(0, (next[own] ?? 0) - 1)
  if (reaction !== null) next[reaction] = (next[reaction] ?? 0) + 1
  return { counts: next, own: reaction }
}
