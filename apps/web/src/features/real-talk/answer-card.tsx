import type { Answer } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { Paragraphs } from '../../ui/layout/paragraphs.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { MemberMenu, memberName } from '../connections/index.ts'
import { Byline, HiddenMark } from '../content/index.ts'
import { Comments, ReactionBar } from '../discussion/index.ts'
import { SunLabel } from './sun-label.tsx'

interface Props {
  readonly answer: Answer
  /** Whether this is the viewer's own answer, which has its own buttons instead of a member menu. */
  readonly own?: boolean
  /** Whether it is highlighted as the question's best answer. */
  readonly best?: boolean
  /** The viewer's actions on it. */
  readonly children?: ReactNode
}

/** An answer with its author and reactions. */
export function AnswerCard({ answer, own = false, best = false, children }: Props) {
  const { _id, author, text, reactions, comments, writtenAt, changedAt, hidden } = answer
  const what = own ? t('your answer') : t('this answer')
  return (
    <article
      id={`answer-${_id}`}
      aria-label={own ? t('Your answer') : t('Answer by {name}', { name: memberName(author) })}
      className={own || best ? 'card' : 'row sm:px-6 sm:py-4'}
    >
      {best ? (
        <div className="mb-3">
          <SunLabel>{t('The answer with the most reactions')}</SunLabel>
        </div>
      ) : null}
      <div className="flex items-start justify-between gap-2">
        <Byline author={author} at={writtenAt} changedAt={changedAt} />
        {own ? (
          <Badge tone="brand">{t('Yours')}</Badge>
        ) : (
          <MemberMenu member={author} follower={false} subject={{ kind: 'answer', id: _id }} />
        )}
      </div>
      {hidden ? <HiddenMark what="answer" id={_id} /> : null}
      <Paragraphs text={text} className={best ? 'mt-4 text-h3 font-medium' : 'mt-3'} />
      <div className="-ms-2 mt-1 flex flex-wrap items-center gap-x-2 gap-y-2">
        <ReactionBar id={_id} what={what} reactions={reactions} quiet />
        {children}
        <Comments id={_id} what={what} folded={{ count: comments }} />
      </div>
    </article>
  )
}
