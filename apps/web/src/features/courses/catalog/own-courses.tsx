import { learningStates } from '@rise/contract/courses/kinds'
import { learningNames } from '@rise/contract/courses/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { courseHref } from '../courses-address.ts'

/** The courses that the member wants, takes or finished. Renders nothing if there are none. */
export function OwnCourses() {
  const { data = [] } = useQuery(queryOf(useApi(), 'GET /api/v1/own-courses'))
  if (data.length === 0) return null
  const groups = learningStates.map((state) => [state, data.filter((own) => own.state === state)] as const)
  return (
    <Disclosure summary={t('Your courses ({count})', { count: data.length })} className="open:basis-full">
      <div className="grid gap-4 sm:grid-cols-3">
        {groups
          .filter(([, courses]) => courses.length > 0)
          .map(([state, courses]) => (
            <section key={state} aria-label={t(learningNames[state])} className="min-w-0">
              <h2 className="text-small font-semibold text-text">{t(learningNames[state])}</h2>
              <ul className="mt-1 flex flex-col gap-1">
                {courses.map(({ course }) => (
                  <li key={course._id} className="wrap-anywhere">
                    <TextLink to={courseHref(course.slug)}>{course.title}</TextLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Disclosure>
  )
}
