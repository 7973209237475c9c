import { queryOf } from '../../app/base/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { shows } from '../../app/base/shown.ts'
import type {} from './members/queries.ts'

/** Asked again so often while the page is in sight. */
const REFRESH_MS = 15_000


