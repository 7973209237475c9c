import type { CourseCard } from '@rise/contract/courses/shapes'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/base/card.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { AudienceMark } from '../../content/index.ts'
import { factsOf } from '../course-words.ts'
import { courseHref } from '../courses-address.ts'
import { AverageRating } from '../stars.tsx'

const SKILL_COUNT = 4

interface Props {
  readonly course: CourseCard
  readonly heading: 'h2' | 'h3'
  readonly children?: ReactNode
}

/** A course in a list. */
export function CourseItem({ course, heading: Heading, children }: Props) {
  const { slug, title, provider, summary, skills, audience, rating } = course
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-2">
      <Heading className="text-h3 wrap-anywhere">
        <TextLink look="plain" to={courseHref(slug)}>
          {title}
        </TextLink>
      </Heading>
      <p className="text-small text-muted wrap-anywhere">
        {[provider, ...factsOf(course)].join('\u00a0· ')} <AudienceMark audience={audience} />
      </p>
      {summary ? <p className="line-clamp-2 text-small wrap-anywhere">{summary}</p> : null}
      {skills.length > 0 ? (
        <ChipList
          label="Skills"
          chips={skills.slice(0, SKILL_COUNT).map(({ name }) => name)}
          className="mt-auto pt-1"
        />
      ) : null}
      {rating.count > 0 ? (
        <p className="text-small">
          <AverageRating rating={rating} />
        </p>
      ) : null}
      {children}
    </Card>
  )
}
