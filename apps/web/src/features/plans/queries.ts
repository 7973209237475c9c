import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'

/** The plans for the viewer's role, the present one, and the requested one. */
export function plansQuery(api: Api) {
  return queryOptions({
    queryKey: ['plans'],
    queryFn: async () => (await api('GET /api/v1/plans', {})).result,
  })
}

interface PlanWish {
  readonly plan: 'Creator' | 'Pro'
  readonly message: string
}

/** Requests a plan from the admins; finishes once the server has it. */
export function useRequestPlan() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: PlanWish) => (await api('POST /api/v1/plan-requests', { body })).result,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['plans'] }),
  })
}

/** Withdraws the request. */
export function useWithdrawRequest() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/v1/plan-requests', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['plans'] }),
  })
}
