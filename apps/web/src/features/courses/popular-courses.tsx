import { courseList } from '@rise/contract/courses/list'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { itemsQuery } from '../../app/lists/list-queries.ts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { courseHref } from './courses-address.ts'

const SHOWN_COUNT = 4

/** The most popular courses, on the home page. Nothing without any. */
export function PopularCourses() {
  const { data } = useQuery(itemsQuery(useApi(), courseList))
  if (!data || data.items.length === 0) return null
  return (
    <PageSection title="Popular courses" more={{ to: courseList.path, label: 'All courses' }}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {data.items.slice(0, SHOWN_COUNT).map(({ _id, slug, title, provider }) => (
          <li key={_id} className="tally">
            <Anchor to={courseHref(slug)} className="list-link min-w-0">
              {title}
            </Anchor>
            <span>{provider}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function loadPopularCourses({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(itemsQuery(api, courseList))
}
