import type { PlanTerm } from '@rise/contract/plans/kinds'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'

interface PlanWish {
  readonly plan: 'Creator' | 'Pro'
  readonly message: string
}

/** Requests a plan from the admins; resolves once the server has stored the request. */
export function useRequestPlan() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: PlanWish) => (await api('POST /api/v1/plan-requests', { body })).result,
    onSettled: () => invalidate(queryClient, ['GET /api/v1/plans']),
  })
}

/** Withdraws the request. */
export function useWithdrawRequest() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/v1/plan-requests', {}),
    onSettled: () => invalidate(queryClient, ['GET /api/v1/plans']),
  })
}

/** Starts a checkout, and navigates the browser to it. */
export function useCheckout() {
  const api = useApi()
  return useMutation({
    mutationFn: async (term: PlanTerm) => (await api('POST /api/v1/plans/checkout', { body: { term } })).result,
    onSuccess: ({ url }) => globalThis.location.assign(url),
  })
}

/**
 * Navigates the browser to the payment provider's page, where members see invoices and change their card or billing
 * period.
 */
export function usePortal() {
  const api = useApi()
  return useMutation({
    mutationFn: async () => (await api('POST /api/v1/plans/portal', {})).result,
    onSuccess: ({ url }) => globalThis.location.assign(url),
  })
}

/** Cancels the paid plan at the end of its term, or keeps it. */
export function useCancellation() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (cancelled: boolean) =>
      (await api(cancelled ? 'PUT /api/v1/plans/cancellation' : 'DELETE /api/v1/plans/cancellation', {})).result,
    onSettled: () => invalidate(queryClient, ['GET /api/v1/plans']),
  })
}

/** Refreshes the paid plan after a checkout. */
export function useRefreshSubscription() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await api('PUT /api/v1/plans/subscription', {})).result,
    onSettled: () => invalidate(queryClient, ['GET /api/v1/plans']),
  })
}
