import type { QuestionCard } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { MessageCircle } from 'lucide-react'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberPicture, memberName } from '../connections/index.ts'
import { ReactionSummary } from '../discussion/index.ts'
import { questionHref } from './real-talk-address.ts'

interface Props {
  readonly questions: readonly QuestionCard[]
  /** The heading level that fits the page. */
  readonly heading: 'h2' | 'h3'
  /** The number of columns where there is room. */
  readonly columns: 2 | 3
}

/** Questions, each with its best answer, its author, the number of answers, and the reactions. */
export function QuestionList({ questions, heading, columns }: Props) {
  return (
    <ul className={columns === 3 ? 'grid gap-4 md:grid-cols-3' : 'grid gap-4 md:grid-cols-2'}>
      {questions.map((question) => (
        <li key={question._id} className="min-w-0">
          <div className="card flex h-full flex-col gap-3">
            <QuestionInShort question={question} heading={heading} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface QuestionProps {
  readonly question: QuestionCard
}

function QuestionInShort({ question, heading: Heading }: QuestionProps & Pick<Props, 'heading'>) {
  const { slug, text, answer } = question
  return (
    <>
      <Heading className="text-lead font-semibold wrap-anywhere">
        <CardLink to={questionHref(slug)}>{text}</CardLink>
      </Heading>
      {answer ? (
        <blockquote className="line-clamp-4 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-muted">
          {answer.text}
        </blockquote>
      ) : (
        <BestAnswer question={question} />
      )}
      <QuestionFoot question={question} />
    </>
  )
}

/** The foot of a question: its author, the numbers of answers and reactions, and whether the viewer has answered. */
export function QuestionFoot({ question: { author, answers, reactions, askedAt, answered } }: QuestionProps) {
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-subtle">
      <span className="inline-flex items-center gap-1 tabular-nums">
        <MessageCircle size={16} aria-hidden />
        {t('{answers, plural, one {# answer} other {# answers}}', { answers })}
      </span>
      <ReactionSummary reactions={reactions} />
      <span className="min-w-0 wrap-anywhere">
        {rich('{name} asked {when}', {
          name: memberName(author),
          when: <RelativeTime date={askedAt} keepsRoom />,
        })}
      </span>
      {/* Last, in reserved space, because the viewer is known late. */}
      <ForMembers only="professional" className="min-h-6 min-w-[10rem]">
        <OwnState answered={answered} />
      </ForMembers>
    </div>
  )
}

/** The answer with the most reactions, with its author. */
function BestAnswer({ question: { best } }: QuestionProps) {
  if (!best) return null
  return (
    <figure className="flex gap-3">
      <MemberPicture member={best.author} />
      <div className="min-w-0">
        <figcaption className="text-small">
          <span className="font-semibold">{memberName(best.author)}</span>
          {best.author.headline ? (
            <span className="line-clamp-1 text-muted wrap-anywhere">{best.author.headline}</span>
          ) : null}
        </figcaption>
        <blockquote className="mt-1 line-clamp-3 wrap-anywhere whitespace-pre-line">{best.text}</blockquote>
      </div>
    </figure>
  )
}

/** For professionals, who may answer once: whether they have answered. */
function OwnState({ answered }: { answered: boolean }) {
  if (useCurrentUser() === undefined) return null
  return answered ? <Badge tone="brand">{t('You answered')}</Badge> : <span>{t('You haven’t answered yet')}</span>
}
