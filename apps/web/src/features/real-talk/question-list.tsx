import type { QuestionCard } from '@rise/contract/real-talk/shapes'
import { formatInteger } from '@rise/contract/words'
import { MessageCircle } from 'lucide-react'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberPicture, memberName } from '../connections/index.ts'
import { ReactionSummary } from '../discussion/index.ts'
import { questionHref } from './real-talk-address.ts'

interface Props {
  readonly questions: readonly QuestionCard[]
  /** The level that fits the page. */
  readonly heading: 'h2' | 'h3'
  /** Beside each other where there is room. */
  readonly columns?: boolean
}

/** Questions as cards, each with who asked, how many answered, and how members reacted. */
export function QuestionList({ questions, heading, columns = false }: Props) {
  return (
    <ul className={columns ? 'grid gap-4 md:grid-cols-3' : 'flex flex-col gap-4'}>
      {questions.map((question) => (
        <Card key={question._id} as="li" className="relative flex min-w-0 flex-col gap-3">
          <QuestionInShort question={question} heading={heading} />
        </Card>
      ))}
    </ul>
  )
}

function QuestionInShort({ question, heading: Heading }: { question: QuestionCard; heading: 'h2' | 'h3' }) {
  const { slug, text, author, answers, reactions, askedAt, answer } = question
  return (
    <>
      <Heading className="text-h3 wrap-anywhere">
        <CardLink to={questionHref(slug)}>{text}</CardLink>
      </Heading>
      {answer ? (
        <blockquote className="line-clamp-4 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-muted">
          {answer.text}
        </blockquote>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
        <span className="flex min-w-0 items-center gap-2">
          <MemberPicture member={author} size={24} />
          <span className="min-w-0 wrap-anywhere">{memberName(author)}</span>
        </span>
        <RelativeTime date={askedAt} className="text-subtle" />
        <span className="inline-flex items-center gap-1 tabular-nums">
          <MessageCircle size={16} aria-hidden />
          {formatInteger(answers)} {answers === 1 ? 'answer' : 'answers'}
        </span>
        <ReactionSummary reactions={reactions} />
      </div>
    </>
  )
}
