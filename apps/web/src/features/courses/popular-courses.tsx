import { courseList } from '@rise/contract/courses/list'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { itemsQuery } from '../../app/lists/list-queries.ts'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { Facts } from '../../ui/base/facts.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { factsOf } from './course-words.ts'
import { courseHref } from './courses-address.ts'

const SHOWN_COUNT = 4
const SHOWN_FACTS = 3

/** The most popular courses, on the home page. Renders nothing if there are none. */
export function PopularCourses() {
  const { data } = useQuery(itemsQuery(useApi(), courseList))
  if (!data || data.items.length === 0) return null
  return (
    <PageSection title={t('Popular courses')} more={{ to: courseList.path, label: t('All courses') }}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data.items.slice(0, SHOWN_COUNT).map((course) => (
          <Card key={course._id} as="li" className="flex min-w-0 gap-3 sm:p-4">
            <LogoMark name={course.provider} size={40} />
            <div className="min-w-0">
              <h3 className="text-body font-semibold wrap-anywhere">
                <CardLink to={courseHref(course.slug)}>{course.title}</CardLink>
              </h3>
              <p className="mt-1 text-small text-muted wrap-anywhere">{course.provider}</p>
              <p className="text-small text-muted wrap-anywhere">
                <Facts>{factsOf(course).slice(0, SHOWN_FACTS)}</Facts>
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </PageSection>
  )
}

export function loadPopularCourses({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(itemsQuery(api, courseList))
}
