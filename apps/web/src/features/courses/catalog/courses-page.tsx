import { courseCategoriesInWords } from '@rise/contract/catalogs/course-categories/words'
import { courseList } from '@rise/contract/courses/list'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { lazy, Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../../app/base/app-context.ts'
import { queryOf } from '../../../app/base/query.ts'
import { ChosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { nameOfChoice } from '../../../app/lists/filter-choice.tsx'
import { loadList } from '../../../app/lists/list-loader.ts'
import { EmptyList, ListPage, ListPager } from '../../../app/lists/list-page.tsx'
import { ListResults, SkipToResults } from '../../../app/lists/list-results.tsx'
import { useList } from '../../../app/lists/use-list.ts'
import { orPageError } from '../../../app/page/page-error.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { CourseFilters } from './course-filters.tsx'
import { CourseItem } from './course-item.tsx'
import { SkillsInDemand } from './skills-in-demand.tsx'

export async function coursesLoader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(args.context)
  await Promise.all([
    loadList(courseList, args),
    orPageError(queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/skills-in-demand'))),
  ])
  return null
}

const OwnCourses = lazy(async () => ({ default: (await import('./own-courses.tsx')).OwnCourses }))

/** The catalog, with the filters and the order in the address. */
export function CoursesPage() {
  const { view, isNarrowed, data, figures } = useList(courseList)
  const user = useCurrentUser()
  if (!data) return null
  const { items, page, total, totalCapped } = data
  const isWhole = !isNarrowed && page === 1
  return (
    <ListPage
      list={courseList}
      page={page}
      title={t('Courses')}
      description={t('Courses that teach the skills jobs ask for, rated by members who finished them.')}
      noindex={total === 0 || isNarrowed || view.sort !== ''}
      feeds={t('New courses')}
    >
      <h1 className="text-h1">{t('Courses')}</h1>
      <SkipToResults />
      <p className="mt-2 max-w-reading text-lead text-muted">
        {t('Learn what jobs ask for. Members who finished a course say whether it was worth it.')}
      </p>
      {isWhole ? <SkillsInDemand /> : null}
      {isWhole ? <h2 className="mt-12 text-h2">{t('All courses')}</h2> : null}
      <div className={isWhole ? 'mt-4' : 'mt-6'}>
        <CourseFilters view={view} figures={figures} />
      </div>
      <ChosenFilters
        list={courseList}
        view={view}
        words={{
          category: nameOfChoice(figures && courseCategoriesInWords(figures.categories), view.category),
          level: nameOfChoice(figures?.levels, view.level, t('Level')),
          price: nameOfChoice(figures?.prices, view.price, t('Price')),
          skill: nameOfChoice(figures?.skills, view.skill),
          language: nameOfChoice(figures?.languages, view.language, t('Language')),
        }}
      />
      <ListResults>
        {/* As high as the link to the member's own courses, which arrives later. */}
        <div className="mt-4 flex min-h-touch flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-small text-muted tabular-nums">
            {t('{count, plural, one {{shown} course} other {{shown} courses}}', {
              count: total,
              shown: formatInteger(total, totalCapped),
            })}
          </p>
          {user?.role === 'professional' && isWhole ? (
            <Suspense fallback={null}>
              <OwnCourses />
            </Suspense>
          ) : null}
        </div>
        {total === 0 ? (
          <EmptyList
            list={courseList}
            title={t('No courses yet')}
            noMatch={t('No courses found')}
            isNarrowed={isNarrowed}
            action={<ButtonLink to="/jobs">{t('Browse jobs')}</ButtonLink>}
          >
            {t('Courses appear here as soon as the first one is published.')}
          </EmptyList>
        ) : (
          <ul aria-label={t('Courses')} className="rows mt-3">
            {items.map((course) => (
              <CourseItem key={course._id} course={course} heading={isWhole ? 'h3' : 'h2'} />
            ))}
          </ul>
        )}
        <ListPager list={courseList} view={view} data={data} />
      </ListResults>
    </ListPage>
  )
}
