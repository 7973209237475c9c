import { queryOf } from '../../../app/base/query.ts'
import type { MailState } from '@rise/contract/mailings/kinds'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'

const key = (...parts: unknown[]) => ['admin', 'emails', ...parts]







/** The emails of the last 30 days, newest first. */
export function sentQuery(api: Api, { q, state }: { q: string; state: MailState | undefined }) {
  return infiniteQueryOptions({
    queryKey: key('sent', q, state),
    queryFn: async ({ pageParam }) => {
      const query = { ...(q && { q }), ...(state && { state }), ...(pageParam && { after: pageParam }) }
      return (await api('GET /api/v1/admin/emails/sent', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}






