import { courseCategoriesInWords } from '@rise/contract/catalogs/course-categories/words'
import { courseList } from '@rise/contract/courses/list'
import type { Course } from '@rise/contract/courses/shapes'
import { levelNames } from '@rise/contract/courses/words'
import { t } from '@rise/texts'
import { Fragment, type ReactNode } from 'react'
import { TextLink } from '../../../ui/base/link.tsx'
import { hoursInWords, priceInWords } from '../course-words.ts'

/** The facts that the provider states about a course, and its categories. Renders nothing without any. */
export function CourseFacts({ course: { level, hours, price, language, categories } }: { course: Course }) {
  const facts: readonly (readonly [term: string, value: ReactNode])[] = [
    [t('Level'), level && t(levelNames[level])],
    [t('Length', 'of a course'), hours === null ? null : hoursInWords(hours)],
    [t('Price'), price && priceInWords(price)],
    [t('Language'), language?.name ?? null],
    [categories.length > 1 ? t('Categories') : t('Category'), categories.length > 0 ? categoryLinks(categories) : null],
  ]
  const knownFacts = facts.filter(([, value]) => value !== null)
  if (knownFacts.length === 0) return null
  return (
    <dl className="flex flex-col gap-3 rounded-card bg-raised p-4 text-small sm:p-6">
      {knownFacts.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function categoryLinks(categories: Course['categories']): ReactNode {
  return courseCategoriesInWords(categories).map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 ? ', ' : null}
      <TextLink look="plain" to={courseList.href({ category: slug })}>
        {name}
      </TextLink>
    </Fragment>
  ))
}
