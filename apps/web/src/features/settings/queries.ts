import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** The settings of the viewer's account. */
export function accountQuery(api: Api) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: async () => (await api('GET /api/v1/account', {})).result,
  })
}

/** Whether the account has two-step verification. */
export function secondFactorQuery(api: Api) {
  return queryOptions({
    queryKey: ['account-second-factor'],
    queryFn: async () => (await api('GET /api/v1/account/second-factor', {})).result,
  })
}

/** Whether the member agreed to news by email. */
export function newsQuery(api: Api) {
  return queryOptions({
    queryKey: ['account-news'],
    queryFn: async () => (await api('GET /api/v1/account/news', {})).result,
  })
}

/** The devices on which the viewer is logged in. */
export function devicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['account-sessions'],
    queryFn: async () => (await api('GET /api/v1/account/sessions', {})).result,
  })
}
