import { courseList } from '@rise/contract/courses/list'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { taughtSkillsQuery } from './queries.ts'

/** Links skills that someone lacks to courses that teach them. Renders nothing if there are none. */
export function CoursesForSkills({ skills }: { skills: readonly string[] }) {
  const { data = [] } = useQuery(taughtSkillsQuery(useApi(), skills))
  if (data.length === 0) return null
  return (
    <span className="block">
      {t('Learn it:')}{' '}
      {data.map(({ slug, name, courses }, index) => (
        <span key={slug}>
          {index > 0 ? ', ' : null}
          <TextLink to={courseList.href({ skill: slug })}>
            {t('{courses, plural, one {{skill} (# course)} other {{skill} (# courses)}}', { courses, skill: name })}
          </TextLink>
        </span>
      ))}
    </span>
  )
}
