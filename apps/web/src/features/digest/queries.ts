import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { showToast } from '../../ui/base/toast.ts'

/** A change of the digest by one of its controls: refetches the digest, or shows why the server refused. */
export function useChangeDigest<T>(change: (api: Api, wish: T) => Promise<unknown>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wish: T) => change(api, wish),
    onSuccess: () =>
      invalidate(queryClient, ['GET /api/v1/digest', 'GET /api/v1/digest/preview', 'GET /api/v1/digest/facts']),
    onError: (error) => showToast({ id: 'form', kind: 'failure', title: error.message }),
  })
}

/** Makes the digest daily, or weekly again. */
export function useChangeRhythm() {
  return useChangeDigest(
    (api, daily: boolean): Promise<unknown> =>
      daily ? api('PUT /api/v1/digest/daily', {}) : api('DELETE /api/v1/digest/daily', {}),
  )
}
