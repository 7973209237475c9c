import type { QuestionCard } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { memberName } from '../connections/index.ts'
import { NEWEST_SHOWN } from './home-questions.tsx'
import { questionsQuery } from './queries.ts'
import { questionHref } from './real-talk-address.ts'

const SHOWN_COUNT = 2
/** In characters: longer answers would be truncated. */
const MAX_LENGTH = 220

/** People with their answers, on the home page's first screen. */
export function Voices() {
  const { data: questions } = useQuery(questionsQuery(useApi()))
  const items = questions?.items ?? []
  // The newest questions are in a separate section, further down.
  const voices = shortAnswers(items.length > NEWEST_SHOWN + SHOWN_COUNT ? items.slice(NEWEST_SHOWN) : items)
  if (voices.length === 0) return null
  return (
    <section aria-labelledby="voices" className="relative">
      <h2 id="voices" className="sr-only">
        {t('What people say about their work')}
      </h2>
      <ul className="rows relative">
        {voices.map(({ _id, slug, text, best }, index) => (
          <li key={_id} className={index > 0 ? 'max-md:hidden' : ''}>
            <figure className="row flex gap-3 sm:py-4">
              <Avatar name={memberName(best.author)} photo={best.author.photo} size={48} />
              <div className="min-w-0">
                <h3 className="text-small font-normal text-muted">
                  <CardLink to={questionHref(slug)}>{text}</CardLink>
                </h3>
                <blockquote className="mt-1 line-clamp-4 font-medium wrap-anywhere">
                  {t('“{words}”', { words: best.text })}
                </blockquote>
                <figcaption className="mt-2 text-small">
                  <span className="font-semibold">{memberName(best.author)}</span>
                  {best.author.headline ? (
                    <span className="line-clamp-1 text-muted wrap-anywhere">{best.author.headline}</span>
                  ) : null}
                </figcaption>
              </div>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AnsweredQuestion = QuestionCard & { readonly best: NonNullable<QuestionCard['best']> }

/**
 * Returns at most two questions with their best answers, by different members. Prefers members with a photo, then
 * answers short enough to show in full.
 */
function shortAnswers(questions: readonly QuestionCard[]): readonly AnsweredQuestion[] {
  const answeredQuestions = questions.filter((question): question is AnsweredQuestion => question.best !== null)
  const seenAuthors = new Set<string>()
  const onePerAuthor = answeredQuestions.filter(
    ({ best: { author } }) => !seenAuthors.has(author._id) && seenAuthors.add(author._id),
  )
  const weight = ({ best: { author, text } }: AnsweredQuestion) =>
    (author.photo ? 0 : 2) + (text.length <= MAX_LENGTH ? 0 : 1)
  return onePerAuthor.toSorted((a, b) => weight(a) - weight(b)).slice(0, SHOWN_COUNT)
}
