import type { InputOf } from '@rise/contract/contract'
import type {} from '../members/queries.ts'

export type TimelineInput = NonNullable<InputOf<'GET /api/v1/admin/timeline'>['query']>
