import { queryOf } from '../../app/base/query.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** Everything here is the member's own, and begins with this key. */
export const SMART_APPLY = 'smart-apply'












