import { queryOf } from '../../../app/base/query.ts'
import type { CompanyStory } from '@rise/contract/admin/companies/shapes'
import type { InputOf } from '@rise/contract/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { askAgainFor, shows } from '../../../app/base/shown.ts'
import { showToast } from '../../../ui/base/toast.ts'
import type {} from '../members/queries.ts'

type CompaniesInput = NonNullable<InputOf<'GET /api/v1/admin/companies'>['query']>
export type CompanyFilter = NonNullable<InputOf<'GET /api/v1/admin/companies-download'>['query']>





/** An act on one company that replies with the story as it is then. */
export function useCompanyAct<Input>(said: string, act: (api: Api, input: Input) => Promise<{ result: CompanyStory }>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSuccess: ({ result }) => {
      queryClient.setQueryData(['admin', 'company', result.company._id], result)
      if (said !== '') showToast({ kind: 'success', title: said })
      void askAgainFor(queryClient, 'decisions')
    },
    onError: () => void askAgainFor(queryClient, 'decisions'),
  })
}
