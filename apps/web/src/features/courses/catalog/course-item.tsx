import type { CourseCard } from '@rise/contract/courses/shapes'
import { t } from '@rise/texts'
import { CardLink } from '../../../ui/base/card.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { AudienceMark } from '../../content/index.ts'
import { factsOf } from '../course-words.ts'
import { courseHref } from '../courses-address.ts'
import { AverageRating } from '../stars.tsx'

const SKILL_COUNT = 4

interface Props {
  readonly course: CourseCard
  readonly heading: 'h2' | 'h3'
}

/** A course as a row of a list. */
export function CourseItem({ course, heading: Heading }: Props) {
  const { slug, title, provider, summary, skills, audience, rating } = course
  return (
    <li className="@container">
      <div className="row grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:py-4 @min-[56rem]:grid-cols-[auto_minmax(0,37rem)_minmax(0,1fr)]">
        <LogoMark name={provider} size={40} />
        <div className="min-w-0">
          <Heading className="text-body font-semibold wrap-anywhere">
            <CardLink to={courseHref(slug)}>{title}</CardLink>
          </Heading>
          <p className="text-small text-muted wrap-anywhere">
            {joinFacts([provider, ...factsOf(course)])} <AudienceMark audience={audience} />
          </p>
          {summary ? <p className="mt-1 line-clamp-2 max-w-reading text-small wrap-anywhere">{summary}</p> : null}
          <p className="mt-1 text-small empty:hidden">
            <AverageRating rating={rating} />
          </p>
        </div>
        {skills.length > 0 ? (
          <ChipList
            label={t('Skills')}
            chips={skills.slice(0, SKILL_COUNT).map(({ name }) => name)}
            className="content-start @max-[56rem]:col-start-2 @min-[56rem]:ps-4"
          />
        ) : null}
      </div>
    </li>
  )
}
