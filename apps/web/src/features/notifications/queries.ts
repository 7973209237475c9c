import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { showToast } from '../../ui/base/toast.ts'

/** The query key of the bell. */
export const bellKey = keyOf('GET /api/v1/notifications', { query: { only: 'fresh' } })

/** Clears the bell (section 4): here immediately, and on the server. */
export function useClearBell() {
  const api = useApi()
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const roles = user?.role === 'professional' ? 'professionals' : 'employers'
  return useMutation({
    mutationFn: () => api('DELETE /api/v1/{roles}/notifications', { params: { roles } }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: bellKey })
      queryClient.setQueryData(bellKey, { items: [], next: null, fresh: 0 })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: bellKey }),
  })
}

interface Change {
  readonly kind: NotificationSetting['kind']
  readonly app?: boolean
  readonly mail?: boolean
  readonly push?: boolean
}

/** Changes a setting immediately, and reverts it with a toast when the server refuses. */
export function useChangeSetting() {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/notification-settings')
  return useMutation({
    mutationFn: async ({ kind, ...body }: Change) =>
      (await api('PATCH /api/v1/notification-settings/{kind}', { params: { kind }, body })).result,
    onMutate: async ({ kind, ...change }) => {
      await queryClient.cancelQueries({ queryKey })
      const previous = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (all) =>
        all?.map((setting) => (setting.kind === kind ? { ...setting, ...change } : setting)),
      )
      return { before: previous }
    },
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
    onError: (error, _change, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      showToast({ id: 'form', kind: 'failure', title: error.message })
    },
  })
}
