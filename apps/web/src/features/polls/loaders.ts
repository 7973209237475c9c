import { data, type LoaderFunctionArgs } from 'react-router'
import { ApiError } from '../../app/base/api.ts'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { orPageError } from '../../app/page/page-error.ts'

/**
 * Loads a poll. For guests, the response to a members-only poll is 401, but its page is still rendered: the server
 * renders it for everyone, and a member's browser requests the poll again.
 */
export async function pollLoader({ params: { poll = '' }, context }: LoaderFunctionArgs) {
  const { api, queryClient } = appOf(context)
  try {
    await queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/polls/{id}', { params: { id: poll } }))
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return data(null, { status: 401 })
    return orPageError(Promise.reject(error))
  }
}
