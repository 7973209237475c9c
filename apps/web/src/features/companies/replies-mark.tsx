import { replyWords } from '@rise/contract/companies/replies/words'
import type { ReplyFigures } from '@rise/contract/companies/shapes'
import { answersFast } from '@rise/contract/companies/words'
import { MessageSquareReply } from 'lucide-react'
import { cx } from '../../ui/base/class-names.ts'

/** Says how many applicants the company answers, and how soon. Fast answers are highlighted. */
export function RepliesMark({ replies }: { replies: ReplyFigures }) {
  return (
    <span className="inline-flex min-w-0 items-start gap-2 text-small tabular-nums">
      <MessageSquareReply
        size={16}
        aria-hidden
        className={cx('mt-0_5 shrink-0', answersFast(replies) ? 'text-success' : 'text-subtle')}
      />
      {replyWords(replies)}
    </span>
  )
}
