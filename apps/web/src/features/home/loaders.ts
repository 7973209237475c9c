import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { facetsQuery } from '../jobs/index.ts'
import type { HomePart } from './home-part.ts'

/** Loads all parts; the home page is shown without those that fail. */
export async function homeLoader({ context }: LoaderFunctionArgs, parts: readonly HomePart[]): Promise<null> {
  const app = appOf(context)
  const { api, queryClient } = app
  await Promise.allSettled([
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/jobs', { query: {} })),
    queryClient.ensureQueryData(facetsQuery(api, 'all')),
    ...parts.map(({ load }) => load?.(app)),
  ])
  return null
}
