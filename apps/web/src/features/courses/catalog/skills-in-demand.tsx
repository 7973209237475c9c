import { courseList } from '@rise/contract/courses/list'
import type { CourseCard, SkillInDemand } from '@rise/contract/courses/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { CardLink } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { factsOf } from '../course-words.ts'
import { courseHref } from '../courses-address.ts'

const SHOWN_FACTS = 2

/**
 * The skills that most open jobs name, each as a shelf of the courses that teach it. Renders nothing if there are none.
 */
export function SkillsInDemand() {
  const { data = [] } = useQuery(queryOf(useApi(), 'GET /api/v1/skills-in-demand'))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="in-demand" className="mt-8">
      <h2 id="in-demand" className="text-h2">
        {t('What open jobs ask for')}
      </h2>
      <ul className="mt-4 -mb-4 gap-4 md:columns-2 lg:columns-3">
        {data.map((skill) => (
          <li key={skill.slug} className="rows mb-4 min-w-0 break-inside-avoid">
            <Shelf skill={skill} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shelf({ skill: { slug, name, jobs, courses, top } }: { skill: SkillInDemand }) {
  return (
    <>
      <div className="px-4 py-3">
        <h3 className="text-h3 wrap-anywhere">
          <TextLink look="plain" to={courseList.href({ skill: slug })}>
            {name}
          </TextLink>
        </h3>
        <p className="text-small text-muted tabular-nums">
          {t('{jobs, plural, one {# job asks for it} other {# jobs ask for it}}', { jobs })}
          {courses > top.length ? (
            <>
              <Dot />
              <TextLink to={courseList.href({ skill: slug })}>
                {t('{count, plural, one {# course} other {# courses}}', { count: courses })}
              </TextLink>
            </>
          ) : null}
        </p>
      </div>
      <ul aria-label={t('{skill} courses', { skill: name })} className="divide-y divide-line">
        {top.map((course) => (
          <li key={course._id}>
            <Title course={course} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Title({ course }: { course: CourseCard }) {
  const { slug, title, provider } = course
  return (
    <div className="row flex items-center gap-3">
      <LogoMark name={provider} size={32} />
      <div className="min-w-0">
        <h4 className="text-body font-semibold wrap-anywhere">
          <CardLink to={courseHref(slug)}>{title}</CardLink>
        </h4>
        <p className="text-small text-muted wrap-anywhere">
          {joinFacts([provider, ...factsOf(course).slice(0, SHOWN_FACTS)])}
        </p>
      </div>
    </div>
  )
}
