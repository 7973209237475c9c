import { queryOf } from '../../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { askAgainFor, shows } from '../../../app/base/shown.ts'
import { showToast } from '../../../ui/base/toast.ts'
import type {} from '../members/queries.ts'

export type JobsInput = NonNullable<InputOf<'GET /api/v1/admin/jobs'>['query']>
type BoardsInput = NonNullable<InputOf<'GET /api/v1/admin/job-boards'>['query']>







/** An act on a job or board: says what became of it, and shows what is there then. */
export function useAct<Input>(said: string, act: (api: Api, input: Input) => Promise<unknown>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSuccess: () => {
      showToast({ kind: 'success', title: said })
      return askAgainFor(queryClient, 'decisions')
    },
    onError: ({ message }) => {
      showToast({ kind: 'failure', title: message })
      void askAgainFor(queryClient, 'decisions')
    },
  })
}
