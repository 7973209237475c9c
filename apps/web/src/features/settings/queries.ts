import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** The settings of the viewer's account. */
export function accountQuery(api: Api) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: async () => (await api('GET /api/v1/account', {})).result,
  })
}

/** The devices on which the viewer is logged in. */
export function devicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['account-sessions'],
    queryFn: async () => (await api('GET /api/v1/account/sessions', {})).result,
  })
}
