import type { InputOf } from '@rise/contract/contract'
import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { showToast } from '../../ui/base/toast.ts'

type Change = NonNullable<InputOf<'PATCH /api/v1/account'>['body']>

/** Changes settings immediately, and reverts the change with a toast if the server refuses. */
export function useChangeAccount() {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/account')
  return useMutation({
    mutationFn: async (body: Change) => (await api('PATCH /api/v1/account', { body })).result,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const previous = queryClient.getQueryData<AccountSettings>(queryKey)
      if (previous) queryClient.setQueryData<AccountSettings>(queryKey, { ...previous, ...change } as AccountSettings)
      return { before: previous }
    },
    onSuccess: (account) => queryClient.setQueryData(queryKey, account),
    onError: (error, _change, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
      showToast({ id: 'form', kind: 'failure', title: error.message })
    },
  })
}
