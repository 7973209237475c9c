import type { Api } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'

/** The ways to log in besides a password. */
export function signInOptionsQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/sign-in-options', {}, { staleTime: Number.POSITIVE_INFINITY })
}
