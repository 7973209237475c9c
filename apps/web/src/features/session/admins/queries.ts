import type { AdminAccount } from '@rise/contract/session/admins/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'

type Role = 'admin' | 'admin-content' | 'admin-support'

/** Changes the role of an admin. */
export function useChangeRole({ _id: id, email }: AdminAccount) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (role: Role) =>
      (await api('PUT /api/v1/admin/admins/{id}/role', { params: { id }, body: { role } })).result,
    onSuccess: () => showToast({ kind: 'success', title: t('The role of {email} was changed.', { email }) }),
    onError: ({ message }) =>
      showToast({ kind: 'failure', title: t('Couldn’t change the role.'), description: message }),
    onSettled: () => invalidate(queryClient, ['GET /api/v1/admin/admins']),
  })
}

/** Removes an admin. */
export function useRemoveAdmin({ _id: id, email }: AdminAccount) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => api('DELETE /api/v1/admin/admins/{id}', { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', title: t('{email} was removed.', { email }) }),
    onError: ({ message }) =>
      showToast({ kind: 'failure', title: t('Couldn’t remove {email}.', { email }), description: message }),
    onSettled: () => invalidate(queryClient, ['GET /api/v1/admin/admins']),
  })
}
