import { queryOf } from '../../app/base/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** The ways to log in besides a password. */
export function signInOptionsQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/sign-in-options', {}, { staleTime: Number.POSITIVE_INFINITY })
}


