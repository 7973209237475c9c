import { type Channels, channelsOfPreset, type Preset } from '@rise/contract/notifications/presets/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
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

type Settings = readonly NotificationSetting[]

/** A change of some channels, for some kinds of notifications. */
export interface Change extends Partial<Channels> {
  readonly kinds: readonly NotificationSetting['kind'][]
}

const changeKey = ['notification-settings']

interface SettingsMutation<V> {
  readonly send: (api: Api, change: V) => Promise<{ readonly result: NotificationSetting[] }>
  /** Returns the settings after the change. */
  readonly show: (all: Settings, change: V) => NotificationSetting[]
}

/** Changes settings immediately, one change after another, and reverts them with a toast when the server refuses. */
function useSettingsMutation<V>({ send, show }: SettingsMutation<V>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/notification-settings')
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'notification-settings' },
    mutationFn: async (change: V) => (await send(api, change)).result,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, show(before, change))
      return { before }
    },
    onSuccess: (settings) => {
      // Otherwise, a later change is already shown.
      if (queryClient.isMutating({ mutationKey: changeKey }) === 1) queryClient.setQueryData(queryKey, settings)
    },
    onError: (error, _change, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      showToast({ id: 'form', kind: 'failure', title: error.message })
    },
  })
}

/** Changes some channels of some kinds. */
export function useChangeSettings() {
  return useSettingsMutation<Change>({
    send: (api, { kinds, ...change }) =>
      api('PATCH /api/v1/notification-settings', { body: { kinds: [...kinds], ...change } }),
    show: (all, { kinds, ...change }) =>
      all.map((setting) => {
        if (!kinds.includes(setting.kind)) return setting
        return { ...setting, ...change, mail: setting.mail === null ? null : (change.mail ?? setting.mail) }
      }),
  })
}

/** Chooses a preset for all kinds. */
export function useChoosePreset() {
  return useSettingsMutation<Preset>({
    send: (api, preset) => api('PUT /api/v1/notification-settings/preset', { body: { preset } }),
    show: (all, preset) =>
      all.map((setting) => {
        const { app, mail, push } = channelsOfPreset(preset, setting.kind)
        return { ...setting, app, mail: setting.mail === null ? null : mail, push }
      }),
  })
}
