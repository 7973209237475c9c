import type { RelatedQuestions as Related } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { TextLink } from '../../ui/base/link.tsx'
import { questionHref } from './real-talk-address.ts'

interface Props {
  readonly title: string
  readonly questions: Related
}

/** Questions related to the page's subject. Renders nothing if there are none. */
export function RelatedQuestions({ title, questions }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="text-h2">
        {title}
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {questions.map(({ slug, text, answers }) => (
          <li key={slug} className="wrap-anywhere">
            <TextLink to={questionHref(slug)}>{text}</TextLink>{' '}
            <span className="text-small text-subtle tabular-nums">
              {t('{answers, plural, one {# answer} other {# answers}}', { answers })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
