import { courseList } from '@rise/contract/courses/list'
import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../../app/base/app-context.ts'
import { listOrPageError, partOfAddress } from '../../../app/lists/list-loader.ts'
import { figuresQuery, itemsQuery } from '../../../app/lists/list-queries.ts'

/** A page of the catalog with its numbers. */
export async function coursesLoader({ params: { number }, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const { page, view } = partOfAddress(courseList, request.url, number)
  await Promise.all([
    listOrPageError(queryClient.ensureQueryData(itemsQuery(api, courseList, view, page)), request.url),
    queryClient.prefetchQuery(figuresQuery(api, courseList, view)),
  ])
  return null
}
