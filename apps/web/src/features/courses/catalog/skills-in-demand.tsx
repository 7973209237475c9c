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
 * The skills that most open jobs name, each with a course that teaches it, and no course twice where there is a choice.
 * Renders nothing if there are none.
 */
export function SkillsInDemand() {
  const { data = [] } = useQuery(queryOf(useApi(), 'GET /api/v1/skills-in-demand'))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="in-demand" className="mt-8">
      <h2 id="in-demand" className="text-h2">
        {t('What open jobs ask for')}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {withDistinctCourses(data).map(({ skill, course }) => (
          <li key={skill.slug} className="rows min-w-0">
            <Shelf skill={skill} course={course} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function withDistinctCourses(skills: readonly SkillInDemand[]) {
  const shown = new Set<string>()
  return skills.map((skill) => {
    const course = skill.top.find(({ _id }) => !shown.has(_id)) ?? skill.top[0]
    if (course) shown.add(course._id)
    return { skill, course }
  })
}

interface ShelfProps {
  readonly skill: SkillInDemand
  readonly course: CourseCard | undefined
}

function Shelf({ skill: { slug, name, jobs, courses }, course }: ShelfProps) {
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
          {courses > 1 ? (
            <>
              <Dot />
              <TextLink to={courseList.href({ skill: slug })}>
                {t('{count, plural, one {# course} other {# courses}}', { count: courses })}
              </TextLink>
            </>
          ) : null}
        </p>
      </div>
      {course ? (
        <div>
          <Title course={course} />
        </div>
      ) : null}
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
