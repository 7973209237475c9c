import { queryOf } from '../../app/base/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'








