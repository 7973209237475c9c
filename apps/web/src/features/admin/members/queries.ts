import type { MemberStory } from '@rise/contract/admin/members/shapes'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { InputOf } from '@rise/contract/contract'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { invalidate, keyOf, type ResultOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { adminListKeys } from '../admin-list-keys.ts'
import { planName } from '../plan-names.ts'
import { nameOf, planHolderOf } from './member-name.ts'

export type MemberFilter = NonNullable<InputOf<'GET /api/v1/admin/members-download'>['query']>

/** Suspends a member, with a reason for them to read. */
export function useSuspend(member: AdminMember) {
  const api = useApi()
  const name = nameOf(member)
  return useMutation({
    mutationFn: async (reason: string) =>
      (await api('POST /api/v1/admin/members/{id}/suspend', { params: { id: member._id }, body: { reason } })).result,
    // The dialog shows any error.
    onSuccess: useMemberChange(() => t('{name} was suspended.', { name })),
  })
}

/** Ends a suspension. */
export function useRestore(member: AdminMember) {
  const api = useApi()
  const name = nameOf(member)
  return useMutation({
    mutationFn: async () =>
      (await api('POST /api/v1/admin/members/{id}/restore', { params: { id: member._id } })).result,
    onSuccess: useMemberChange(() => t('{name} was restored.', { name })),
    onError: useFailure(t('Couldn’t restore {name}.', { name })),
  })
}

/** Sets the plan of a member, which also grants the member's request for that plan. */
export function useSetPlan(member: AdminMember) {
  const api = useApi()
  const name = planHolderOf(member)
  return useMutation({
    mutationFn: async (body: InputOf<'PUT /api/v1/admin/members/{id}/plan'>['body']) => {
      const input = { params: { id: member._id }, body: { ...body, seen: member.plan } }
      return (await api('PUT /api/v1/admin/members/{id}/plan', input)).result
    },
    onSuccess: useMemberChange(({ plan }) => t('{name} is on {plan} now.', { name, plan: planName(plan) })),
    onError: useFailure(t('Couldn’t change {name}’s plan.', { name })),
  })
}

/** Declines the plan that a member requested, with an optional message. */
export function useDeclinePlan(member: AdminMember) {
  const api = useApi()
  const name = planHolderOf(member)
  return useMutation({
    mutationFn: async ({ plan, message }: { plan: 'Creator' | 'Pro'; message: string }) => {
      const input = { params: { id: member._id }, body: { plan, ...(message.trim() !== '' && { message }) } }
      return (await api('POST /api/v1/admin/members/{id}/plan-request/decline', input)).result
    },
    // The dialog shows any error.
    onSuccess: useMemberChange(() => t('{name}’s request was declined.', { name })),
  })
}

/**
 * Returns a handler that replaces the changed member in each list, shows a toast, and refetches the lists. Pass it to
 * the mutation itself, because the component that started it may be unmounted by then.
 */
function useMemberChange(toastTitle: (changed: AdminMember) => string): (changed: AdminMember) => void {
  const queryClient = useQueryClient()
  return (changed) => {
    queryClient.setQueriesData<ResultOf<'GET /api/v1/admin/members'>>(
      { queryKey: keyOf('GET /api/v1/admin/members') },
      (page) =>
        page
          ? { ...page, items: page.items.map((item) => (item._id === changed._id ? { ...item, ...changed } : item)) }
          : page,
    )
    queryClient.setQueryData(keyOf('GET /api/v1/admin/members/{id}', { params: { id: changed._id } }), (story) =>
      story ? { ...story, member: { ...story.member, ...changed } } : story,
    )
    showToast({ kind: 'success', title: toastTitle(changed) })
    void invalidate(queryClient, adminListKeys)
  }
}

/** Returns a handler that shows an error and refetches the lists, because another admin may have acted first. */
function useFailure(what: string): (error: Error) => void {
  const queryClient = useQueryClient()
  return ({ message }) => {
    showToast({ kind: 'failure', title: what, description: message })
    void invalidate(queryClient, adminListKeys)
  }
}

/** An admin's act on one member. The server replies with the updated story. */
export function useStoryAct<Input>(
  toastTitle: string,
  act: (api: Api, input: Input) => Promise<{ result: MemberStory }>,
) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSuccess: ({ result }) => {
      queryClient.setQueryData(keyOf('GET /api/v1/admin/members/{id}', { params: { id: result.member._id } }), result)
      if (toastTitle !== '') showToast({ kind: 'success', title: toastTitle })
      void invalidate(queryClient, adminListKeys)
    },
    onError: () => void invalidate(queryClient, adminListKeys),
  })
}
