import type { CourseFigures } from '@rise/contract/courses/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../../app/page/view-change.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { COURSES, type CoursesView, coursesHref, isNarrowed, viewOfSearch } from '../courses-address.ts'
import { courseFiguresQuery, coursesQuery } from '../queries.ts'
import { CourseFilters } from './course-filters.tsx'
import { CourseItem } from './course-item.tsx'

export { coursesLoader } from './courses-loader.ts'

const OwnCourses = lazy(async () => ({ default: (await import('./own-courses.tsx')).OwnCourses }))

/** The catalog, as the address filters and sorts it. */
export function CoursesPage() {
  const api = useApi()
  const { number = '1' } = useParams()
  const view = viewOfSearch(useLocation().search)
  const { data } = useQuery(coursesQuery(api, number, view))
  const { data: figures } = useQuery(courseFiguresQuery(api, view))
  const user = useCurrentUser()
  useFocusOnNewView()
  if (!data) return null
  const { items, page, pages, total, totalCapped } = data
  const narrowed = isNarrowed(view)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? `Courses, page ${page}` : 'Courses'}
        description="Courses that teach the skills jobs ask for, rated by members who finished them."
        path={coursesHref({}, page)}
        noindex={total === 0 || narrowed || view.sort !== ''}
        alternates={[
          { type: 'application/rss+xml', path: `${COURSES}/feed.rss`, title: 'New courses' },
          { type: 'application/feed+json', path: `${COURSES}/feed.json`, title: 'New courses' },
        ]}
      />
      <h1 className="text-h1">Courses</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">
        Learn what jobs ask for. Members who finished a course say whether it was worth it.
      </p>
      <div className="mt-6">
        <CourseFilters view={view} figures={figures} />
      </div>
      {narrowed ? <Chosen view={view} figures={figures} /> : null}
      {user?.role === 'professional' && !narrowed && page === 1 ? (
        <Suspense fallback={null}>
          <OwnCourses />
        </Suspense>
      ) : null}
      <p role="status" className="mt-6 text-small text-muted tabular-nums">
        {formatInteger(total, totalCapped)} {total === 1 ? 'course' : 'courses'}
      </p>
      {total === 0 ? (
        <NoCourses narrowed={narrowed} />
      ) : (
        <ul aria-label="Courses" className="mt-3 grid gap-4 md:grid-cols-2">
          {items.map((course) => (
            <CourseItem key={course._id} course={course} heading="h2" />
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pager page={page} pages={pages} hrefFor={(to) => coursesHref(view, to)} />
      </div>
    </div>
  )
}

function Chosen({ view, figures }: { view: CoursesView; figures: CourseFigures | undefined }) {
  const nameIn = (of: Exclude<keyof CourseFigures, 'courses'>, value: string) =>
    figures?.[of].find(({ slug }) => slug === value)?.name ?? value
  const of = (label: string, text: string) => (text === 'Not specified' ? `${label}: not specified` : text)
  const chips: readonly (readonly [keyof CoursesView, string])[] = [
    ['q', view.q && `“${view.q}”`],
    ['category', view.category && nameIn('categories', view.category)],
    ['level', view.level && of('Level', nameIn('levels', view.level))],
    ['price', view.price && of('Price', nameIn('prices', view.price))],
    ['skill', view.skill && nameIn('skills', view.skill)],
    ['language', view.language && of('Language', nameIn('languages', view.language))],
  ]
  return <ChosenFilters chosen={chips} hrefWithout={(name) => coursesHref({ ...view, [name]: '' })} />
}

function NoCourses({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState
      kind="no-match"
      title="No courses found"
      action={
        <ButtonLink to={COURSES} variant="primary">
          Clear filters
        </ButtonLink>
      }
    >
      Try fewer filters or another word.
    </EmptyState>
  ) : (
    <EmptyState kind="nothing-yet" title="No courses yet" action={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}>
      Courses appear here as soon as the first one is published.
    </EmptyState>
  )
}
