import { courseList } from '@rise/contract/courses/list'
import { formatInteger } from '@rise/contract/words'
import { lazy, Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { nameOfChoice } from '../../../app/lists/filter-choice.tsx'
import { loadList } from '../../../app/lists/list-loader.ts'
import { EmptyList, ListPage, ListPager } from '../../../app/lists/list-page.tsx'
import { useList } from '../../../app/lists/use-list.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { CourseFilters } from './course-filters.tsx'
import { CourseItem } from './course-item.tsx'

export const coursesLoader = (args: LoaderFunctionArgs) => loadList(courseList, args)

const OwnCourses = lazy(async () => ({ default: (await import('./own-courses.tsx')).OwnCourses }))

/** The catalog, with the filters and the order in the address. */
export function CoursesPage() {
  const { view, isNarrowed, data, figures } = useList(courseList)
  const user = useCurrentUser()
  if (!data) return null
  const { items, page, total, totalCapped } = data
  return (
    <ListPage
      list={courseList}
      page={page}
      title="Courses"
      description="Courses that teach the skills jobs ask for, rated by members who finished them."
      noindex={total === 0 || isNarrowed || view.sort !== ''}
      feeds="New courses"
    >
      <h1 className="text-h1">Courses</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">
        Learn what jobs ask for. Members who finished a course say whether it was worth it.
      </p>
      <div className="mt-6">
        <CourseFilters view={view} figures={figures} />
      </div>
      <ChosenFilters
        list={courseList}
        view={view}
        words={{
          category: nameOfChoice(figures?.categories, view.category),
          level: nameOfChoice(figures?.levels, view.level, 'Level'),
          price: nameOfChoice(figures?.prices, view.price, 'Price'),
          skill: nameOfChoice(figures?.skills, view.skill),
          language: nameOfChoice(figures?.languages, view.language, 'Language'),
        }}
      />
      {user?.role === 'professional' && !isNarrowed && page === 1 ? (
        <Suspense fallback={null}>
          <OwnCourses />
        </Suspense>
      ) : null}
      <p role="status" className="mt-6 text-small text-muted tabular-nums">
        {formatInteger(total, totalCapped)} {total === 1 ? 'course' : 'courses'}
      </p>
      {total === 0 ? (
        <EmptyList
          list={courseList}
          things="courses"
          isNarrowed={isNarrowed}
          action={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}
        >
          Courses appear here as soon as the first one is published.
        </EmptyList>
      ) : (
        <ul aria-label="Courses" className="mt-3 grid gap-4 md:grid-cols-2">
          {items.map((course) => (
            <CourseItem key={course._id} course={course} heading="h2" />
          ))}
        </ul>
      )}
      <ListPager list={courseList} view={view} data={data} />
    </ListPage>
  )
}
