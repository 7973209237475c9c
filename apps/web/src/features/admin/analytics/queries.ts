import type { InputOf } from '@rise/contract/contract'

export type AnalyticsInput = NonNullable<InputOf<'GET /api/v1/admin/analytics'>['query']>
