import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { reactionKeys } from './subject-keys.ts'

/**
 * The reactions to a subject, as the page was told or as they are since, and the way to react: `null` removes the viewer's
 * own. Shown at once, and taken back with a toast when the server refuses.
 */
export function useReact(id: string, told: Reactions) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [since, setSince] = useState<{ readonly told: Reactions; readonly shown: Reactions }>()
  // What the page is told later is newer.
  const shown = since?.told === told ? since.shown : told
  const show = (next: Reactions) => setSince({ told, shown: next })
  const { mutate } = useMutation({
    // A second press waits for the first: the last one counts.
    scope: { id: `reaction-${id}` },
    mutationFn: async (reaction: ReactionTitle | null) => {
      const params = { id }
      const asked =
        reaction === null
          ? api('DELETE /api/v1/reactions/{id}', { params })
          : api('PUT /api/v1/reactions/{id}', { params, body: { reaction } })
      return (await asked).result
    },
    onMutate: (reaction) => {
      show(changed(shown, reaction))
      return { before: shown }
    },
    onSuccess: (result) => {
      if (queryClient.isMutating({ mutationKey: ['reaction', id] }) <= 1) show(result)
    },
    onError: (_error, _reaction, kept) => {
      if (kept) show(kept.before)
      showToast({ kind: 'failure', title: 'Couldn’t save your reaction. Try again in a moment.' })
    },
    mutationKey: ['reaction', id],
    // Pages that show it load it again when they are next opened, so that nothing moves under the pointer.
    onSettled: () => invalidate(queryClient, reactionKeys, { refetchType: 'none' }),
  })
  return { reactions: shown, react: mutate }
}

/** Reactions as they are when a member chooses another one, or none. */
function changed({ counts, own }: Reactions, reaction: ReactionTitle | null): Reactions {
  const next = { ...counts }
  if (own !== null) next[own] = Math.max(0, (next[own] ?? 0) - 1)
  if (reaction !== null) next[reaction] = (next[reaction] ?? 0) + 1
  return { counts: next, own: reaction }
}
