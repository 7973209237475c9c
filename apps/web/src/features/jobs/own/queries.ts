import { pagesOf } from '../../../app/base/query.ts'
import { queryOf } from '../../../app/base/query.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../app/base/api.ts'






