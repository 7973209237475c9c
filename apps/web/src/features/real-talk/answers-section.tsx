import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { questionHref, realTalkHref } from './real-talk-address.ts'

/** A member's newest answer, large. */
export function NewestAnswer({ story: { answers } }: { readonly story: Pick<Story, 'answers'> }) {
  const [newest] = answers.newest
  if (!newest) return null
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-lead text-muted wrap-anywhere">
        <TextLink to={questionHref(newest.question.slug)} look="plain">
          {newest.question.text}
        </TextLink>
      </h2>
      <blockquote className="text-h2 font-normal wrap-anywhere whitespace-pre-line">{newest.text}</blockquote>
    </div>
  )
}

interface Props {
  readonly story: Pick<Story, 'slug' | 'answers'>
  readonly own: boolean
}

/** A member's answers in Real talk, on their story. Without any, the owner is invited to answer; others see nothing. */
export function AnswersSection({ story: { slug, answers }, own }: Props) {
  const { newest, total } = answers
  const id = useId()
  if (newest.length === 0 && !own) return null
  return (
    <section id="answers" aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-h2">
        {t('Answers')}
      </h2>
      <div className="mt-4">
        {newest.length === 0 ? (
          <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control p-4">
            <p className="max-w-reading text-muted">
              {t('People get to know you by your answers. Pick a question and write a few lines.')}
            </p>
            <ButtonLink to={realTalkHref()} icon={<MessageCircle size={16} aria-hidden />}>
              {t('Answer a question')}
            </ButtonLink>
          </div>
        ) : (
          <ul className="rows">
            {newest.map((answer) => (
              <li key={answer._id} className="row min-w-0">
                <h3 className="text-body wrap-anywhere">
                  <CardLink to={questionHref(answer.question.slug)}>{answer.question.text}</CardLink>
                </h3>
                <p className="mt-1 line-clamp-4 max-w-reading wrap-anywhere whitespace-pre-line text-muted">
                  {answer.text}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {total > newest.length ? (
        <p className="mt-3 text-small">
          <TextLink to={realTalkHref({ answeredBy: slug })}>{t('All {count} answers', { count: total })}</TextLink>
        </p>
      ) : null}
    </section>
  )
}
