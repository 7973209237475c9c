import type { AdminMember } from '@rise/contract/admin/shapes'
import type { InputOf, ReplyOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { askAgainFor, shows } from '../../app/base/shown.ts'
import { showToast } from '../../ui/base/toast.ts'
import { nameOf, planName } from './member-name.ts'

/** Asked again so often while the page is in sight. */
declare module '../../app/base/shown.ts' {
  interface Shown {
    /** Decisions of admins, and what awaits one. */
    readonly decisions: true
  }
}

const REFRESH_MS = 15_000

type MembersInput = NonNullable<InputOf<'GET /api/v1/admin/members'>['query']>
type MemberPage = ReplyOf<'GET /api/v1/admin/members'>['result']

/** Counts and health. */
export function overviewQuery(api: Api) {
  return queryOptions({
    meta: shows('decisions'),
    queryKey: ['admin', 'overview'],
    queryFn: async () => (await api('GET /api/v1/admin/overview', {})).result,
    refetchInterval: REFRESH_MS,
  })
}

/** A page of members; `page` is as in the address. */
export function membersQuery(api: Api, query: MembersInput) {
  return queryOptions({
    meta: shows('decisions'),
    queryKey: ['admin', 'members', query],
    queryFn: async () => (await api('GET /api/v1/admin/members', { query })).result,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

/** Suspends a member, with a reason for them to read. */
export function useSuspend(member: AdminMember) {
  const api = useApi()
  const name = nameOf(member)
  return useMutation({
    mutationFn: async (reason: string) =>
      (await api('POST /api/v1/admin/members/{id}/suspend', { params: { id: member._id }, body: { reason } })).result,
    // The dialog shows any error.
    onSuccess: useMemberChange(() => `${name} was suspended.`),
  })
}

/** Ends a suspension. */
export function useRestore(member: AdminMember) {
  const api = useApi()
  const name = nameOf(member)
  return useMutation({
    mutationFn: async () =>
      (await api('POST /api/v1/admin/members/{id}/restore', { params: { id: member._id } })).result,
    onSuccess: useMemberChange(() => `${name} was restored.`),
    onError: tellFailure(`Couldn’t restore ${name}.`),
  })
}

/** Sets the plan, which grants a request for it. */
export function useSetPlan(member: AdminMember) {
  const api = useApi()
  const name = nameOf(member)
  return useMutation({
    mutationFn: async (body: InputOf<'PUT /api/v1/admin/members/{id}/plan'>['body']) =>
      (await api('PUT /api/v1/admin/members/{id}/plan', { params: { id: member._id }, body })).result,
    onSuccess: useMemberChange(({ plan }) => `${name} is on ${planName(plan)} now.`),
    onError: tellFailure(`Couldn’t change ${name}’s plan.`),
  })
}

/** Declines the plan that a member requested, with an optional message. */
export function useDeclinePlan(member: AdminMember) {
  const api = useApi()
  const name = nameOf(member)
  return useMutation({
    mutationFn: async ({ plan, message }: { plan: 'Creator' | 'Pro'; message: string }) => {
      const input = { params: { id: member._id }, body: { plan, ...(message.trim() !== '' && { message }) } }
      return (await api('POST /api/v1/admin/members/{id}/plan-request/decline', input)).result
    },
    // The dialog shows any error.
    onSuccess: useMemberChange(() => `${name}’s request was declined.`),
  })
}

/**
 * Replaces the changed member in each list at once, and shows a toast; counts and filters follow with the next reply.
 * For the mutation itself, because the component that started it may be gone by then.
 */
function useMemberChange(said: (changed: AdminMember) => string): (changed: AdminMember) => void {
  const queryClient = useQueryClient()
  return (changed) => {
    queryClient.setQueriesData<MemberPage>({ queryKey: ['admin', 'members'] }, (page) =>
      page ? { ...page, items: page.items.map((item) => (item._id === changed._id ? changed : item)) } : page,
    )
    showToast({ kind: 'success', title: said(changed) })
    void askAgainFor(queryClient, 'decisions')
  }
}

function tellFailure(what: string): (error: Error) => void {
  return ({ message }) => void showToast({ kind: 'failure', title: what, description: message })
}
