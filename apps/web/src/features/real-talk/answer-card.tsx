import type { Answer } from '@rise/contract/real-talk/shapes'
import type { ReactNode } from 'react'
import { Paragraphs } from '../../ui/layout/paragraphs.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { MemberMenu, memberName } from '../connections/index.ts'
import { Byline, HiddenMark } from '../content/index.ts'
import { Comments, ReactionBar } from '../discussion/index.ts'

interface Props {
  readonly answer: Answer
  /** Whether it is the viewer's own, with its own buttons instead of the member's menu. */
  readonly own?: boolean
  /** The viewer's actions on it. */
  readonly children?: ReactNode
}

/** An answer with its author and reactions. */
export function AnswerCard({ answer, own = false, children }: Props) {
  const { _id, author, text, reactions, comments, writtenAt, changedAt, hidden } = answer
  return (
    <article
      id={`answer-${_id}`}
      aria-label={own ? 'Your answer' : `Answer by ${memberName(author)}`}
      className={own ? 'card' : 'row sm:px-6 sm:py-4'}
    >
      <div className="flex items-start justify-between gap-2">
        <Byline author={author} at={writtenAt} changedAt={changedAt} />
        {own ? (
          <Badge tone="brand">Yours</Badge>
        ) : (
          <MemberMenu member={author} follower={false} subject={{ kind: 'answer', id: _id }} />
        )}
      </div>
      {hidden ? <HiddenMark what="answer" id={_id} /> : null}
      <Paragraphs text={text} className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ReactionBar id={_id} what={own ? 'your answer' : 'this answer'} reactions={reactions} compact />
        {children}
        <Comments id={_id} what={own ? 'your answer' : 'this answer'} folded={{ count: comments }} />
      </div>
    </article>
  )
}
