import type { MailState } from '@rise/contract/mailings/kinds'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { keyOf } from '../../../app/base/query.ts'

/** The emails of the last 30 days, newest first. */
export function sentQuery(api: Api, { q, state }: { q: string; state: MailState | undefined }) {
  return infiniteQueryOptions({
    queryKey: [...keyOf('GET /api/v1/admin/emails/sent', { query: { q, state } }), 'pages'],
    queryFn: async ({ pageParam }) => {
      const query = { q, state, after: pageParam }
      return (await api('GET /api/v1/admin/emails/sent', { query })).result
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
