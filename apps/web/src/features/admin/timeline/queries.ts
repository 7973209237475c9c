import { queryOf } from '../../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'
import { shows } from '../../../app/base/shown.ts'
import type {} from '../members/queries.ts'

export type TimelineInput = NonNullable<InputOf<'GET /api/v1/admin/timeline'>['query']>


