import type { InputOf } from '@rise/contract/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { adminListKeys } from '../admin-list-keys.ts'

export type JobsInput = NonNullable<InputOf<'GET /api/v1/admin/jobs'>['query']>

/** An act on a job or board: shows its result in a toast, and refetches the lists. */
export function useAct<Input>(toastTitle: string, act: (api: Api, input: Input) => Promise<unknown>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSuccess: () => {
      showToast({ kind: 'success', title: toastTitle })
      return invalidate(queryClient, adminListKeys)
    },
    onError: ({ message }) => {
      showToast({ kind: 'failure', title: message })
      void invalidate(queryClient, adminListKeys)
    },
  })
}
