import type { CompanyStory } from '@rise/contract/admin/companies/shapes'
import type { InputOf } from '@rise/contract/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { adminListKeys } from '../admin-list-keys.ts'

export type CompanyFilter = NonNullable<InputOf<'GET /api/v1/admin/companies-download'>['query']>

/** An admin's act on one company. The server replies with the updated story. */
export function useCompanyAct<Input>(
  toastTitle: string,
  act: (api: Api, input: Input) => Promise<{ result: CompanyStory }>,
) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSuccess: ({ result }) => {
      queryClient.setQueryData(
        keyOf('GET /api/v1/admin/companies/{id}', { params: { id: result.company._id } }),
        result,
      )
      if (toastTitle !== '') showToast({ kind: 'success', title: toastTitle })
      void invalidate(queryClient, adminListKeys)
    },
    onError: () => void invalidate(queryClient, adminListKeys),
  })
}
