import { pagesOf } from '../../app/base/query.ts'
import { queryOf } from '../../app/base/query.ts'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { shows } from '../../app/base/shown.ts'
import { showToast } from '../../ui/base/toast.ts'









/** For a control that changes the digest: shows the settings that the server returns, or why it refused. */
export function useChangeDigest<T>(change: (api: Api, wish: T) => Promise<unknown>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wish: T) => change(api, wish),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['digest'] }),
    onError: (error) => showToast({ id: 'form', kind: 'failure', title: error.message }),
  })
}
