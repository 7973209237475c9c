import { t } from '@rise/texts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalOf } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { pushState, switchOff, switchOn } from './browser-push.ts'

/** The push state of this browser for its member. */
export function pushQuery(userId: string) {
  return queryOptions({ queryKey: ['push', userId], queryFn: () => pushState(userId), staleTime: 0 })
}

/** Switches notifications of this browser on (`true`) or off, and shows a failure. */
export function useSwitchPush() {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useCurrentUser()?._id ?? ''
  return useMutation({
    mutationFn: (on: boolean) => (on ? switchOn(api, userId) : switchOff(api, userId)),
    onSuccess: (state) => queryClient.setQueryData(pushQuery(userId).queryKey, state),
    onError: (error, on) =>
      showToast({
        id: 'push',
        kind: 'failure',
        title: on ? t('Couldn’t turn on notifications') : t('Couldn’t turn off notifications'),
        description: refusalOf(error).message,
      }),
  })
}
