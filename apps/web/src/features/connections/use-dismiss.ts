import type { MemberCard } from '@rise/contract/connections/shapes'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { memberName } from './cards/member-name.ts'

interface Suggested {
  readonly member: MemberCard
}

/** Removes a suggestion from the list of this query immediately, with an undo. */
export function useDismiss(queryKey: QueryKey): (suggested: Suggested) => void {
  const api = useApi()
  const queryClient = useQueryClient()
  const path = '/api/v1/connections/suggestions/dismissed/{userId}'
  const { mutate } = useMutation({
    // An undo waits for the dismissal that it reverts.
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
      .getQueryData<readonly Suggested[]>(queryKey)
      ?.findIndex(({ member }) => member._id === userId)
    const name = memberName(suggested.member)
    queryClient.setQueryData<readonly Suggested[]>(queryKey, (known) =>
      known?.filter(({ member }) => member._id !== userId),
    )
    mutate({ userId, away: true })
    showToast({
      id: `dismiss-${userId}`,
      title: `We won’t suggest ${name} again`,
      action: {
        label: 'Undo',
        onPress: () => {
          // Restored at its position; members dismissed since stay away.
          queryClient.setQueryData<readonly Suggested[]>(queryKey, (known) =>
            known?.toSpliced(position ?? 0, 0, suggested),
          )
          mutate({ userId, away: false })
        },
      },
    })
  }
}
