import type { MemberCard } from '@rise/contract/connections/shapes'
import { t } from '@rise/texts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { memberName } from './cards/member-name.ts'

interface SuggestedMember {
  readonly member: MemberCard
}

/** Removes a suggestion from the list of this query immediately, with an undo. */
export function useDismiss(queryKey: QueryKey): (suggested: SuggestedMember) => void {
  const api = useApi()
  const queryClient = useQueryClient()
  const path = '/api/v1/connections/suggestions/dismissed/{userId}'
  const { mutate } = useMutation({
    // An undo is sent only after the dismissal that it reverts.
    scope: { id: 'dismiss-suggestion' },
    mutationFn: ({ userId, away }: { userId: string; away: boolean }) =>
      away ? api(`PUT ${path}`, { params: { userId } }) : api(`DELETE ${path}`, { params: { userId } }),
    onError: (error) => {
      showToast({ id: 'dismiss', kind: 'failure', title: error.message })
      return queryClient.invalidateQueries({ queryKey })
    },
  })

  return (suggested) => {
    const userId = suggested.member._id
    const position = queryClient
      .getQueryData<readonly SuggestedMember[]>(queryKey)
      ?.findIndex(({ member }) => member._id === userId)
    const name = memberName(suggested.member)
    queryClient.setQueryData<readonly SuggestedMember[]>(queryKey, (known) =>
      known?.filter(({ member }) => member._id !== userId),
    )
    mutate({ userId, away: true })
    showToast({
      id: `dismiss-${userId}`,
      title: t('We won’t suggest {name} again', { name }),
      action: {
        label: t('Undo'),
        onPress: () => {
          // Restores the suggestion at its former position; members dismissed since then are not restored.
          queryClient.setQueryData<readonly SuggestedMember[]>(queryKey, (known) =>
            known?.toSpliced(position ?? 0, 0, suggested),
          )
          mutate({ userId, away: false })
        },
      },
    })
  }
}
