import type { Question } from '@rise/contract/real-talk/shapes'
import { formatInteger } from '@rise/contract/words'
import { TextLink } from '../../ui/base/link.tsx'
import { questionHref } from './real-talk-address.ts'

/** Other questions about the same. Nothing without any. */
export function RelatedQuestions({ questions }: { questions: Question['related'] }) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="text-h2">
        Related questions
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {questions.map(({ slug, text, answers }) => (
          <li key={slug} className="wrap-anywhere">
            <TextLink to={questionHref(slug)}>{text}</TextLink>{' '}
            <span className="text-small text-subtle tabular-nums">
              {formatInteger(answers)} {answers === 1 ? 'answer' : 'answers'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
