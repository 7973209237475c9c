import type { QuestionCard, QuestionHighlights } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { useSettings } from '../../app/base/settings.tsx'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { memberName } from '../connections/index.ts'
import { QuestionFoot } from './question-list.tsx'
import { questionHref } from './real-talk-address.ts'
import { SunLabel } from './sun-label.tsx'

/** The question of the week with its best answer, next to a question that lacks answers. */
export function Highlights({ highlights: { leading, toAnswer } }: { highlights: QuestionHighlights }) {
  if (!leading && !toAnswer) return null
  return (
    <div className={leading && toAnswer ? 'mt-6 grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]' : 'mt-6 grid gap-4'}>
      {leading ? <LeadingQuestion {...leading} /> : null}
      {toAnswer ? <QuestionToAnswer question={toAnswer} /> : null}
    </div>
  )
}

function LeadingQuestion({ question, ofTheWeek }: NonNullable<QuestionHighlights['leading']>) {
  const { slug, text, best } = question
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-6 md:p-8">
      <div>
        <SunLabel>{ofTheWeek ? t('Question of the week') : t('The latest question with an answer')}</SunLabel>
        <h2 className="mt-2 text-h1 wrap-anywhere md:text-display">
          <CardLink to={questionHref(slug)}>{text}</CardLink>
        </h2>
      </div>
      {best ? (
        <figure className="flex items-start gap-6">
          <div className="max-sm:hidden">
            <Avatar name={memberName(best.author)} photo={best.author.photo} size={96} />
          </div>
          <div className="min-w-0">
            <blockquote className="line-clamp-6 max-w-reading text-h3 font-medium wrap-anywhere whitespace-pre-line">
              {t('“{words}”', { words: best.text })}
            </blockquote>
            <figcaption className="mt-3 flex items-center gap-3 text-small">
              {/* On phones, a small face next to the name, so that the answer comes first. */}
              <span className="flex sm:hidden">
                <Avatar name={memberName(best.author)} photo={best.author.photo} size={48} />
              </span>
              <span className="min-w-0">
                <span className="font-semibold">{memberName(best.author)}</span>
                {best.author.headline ? (
                  <span className="line-clamp-1 text-muted wrap-anywhere">{best.author.headline}</span>
                ) : null}
              </span>
            </figcaption>
          </div>
        </figure>
      ) : null}
      <QuestionFoot question={question} />
    </Card>
  )
}

/**
 * A question for the viewer to answer. It takes the same space for any question, because the question for a member
 * replaces the one for guests.
 */
function QuestionToAnswer({ question: { slug, text, answers } }: { question: QuestionCard }) {
  const { productName } = useSettings()
  const mayAnswer = useCurrentUser()?.role === 'professional'
  const href = questionHref(slug)
  return (
    <section
      aria-labelledby="to-answer"
      className="flex min-w-0 flex-col gap-3 rounded-card bg-brand-soft p-4 text-on-brand-soft sm:p-6"
    >
      <h2 id="to-answer" className="text-small font-semibold">
        {t('Answer in one minute')}
      </h2>
      <p className="min-h-[6rem] text-h2">
        <TextLink to={href} look="plain" className="line-clamp-3 wrap-anywhere">
          {text}
        </TextLink>
      </p>
      <p className="text-small tabular-nums">
        {t(
          '{answers, plural, =0 {No one has answered yet. A few sentences are enough.} one {Only one answer so far. A few sentences are enough.} other {Only # answers so far. A few sentences are enough.}}',
          { answers },
        )}
      </p>
      <div className="mt-auto flex min-h-control items-end pt-2">
        <ForGuests>
          <ButtonLink to="/login?portal=professionals&mode=signup" variant="primary">
            {t('Join {productName} and answer', { productName })}
          </ButtonLink>
        </ForGuests>
        <ForMembers>
          <ButtonLink to={`${href}#answers`}>{mayAnswer ? t('Write your answer') : t('Read the answers')}</ButtonLink>
        </ForMembers>
      </div>
    </section>
  )
}
