import { queryOf } from '../../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'

export type AnalyticsInput = NonNullable<InputOf<'GET /api/v1/admin/analytics'>['query']>



type ViewedJobsInput = NonNullable<InputOf<'GET /api/v1/admin/analytics/jobs'>['query']>


