import type { PickedQuestion } from '@rise/contract/feed/shapes'
import { t } from '@rise/texts'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card, CardLink } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { MemberPicture, memberName } from '../../connections/index.ts'

interface Props {
  readonly question: PickedQuestion
  /** Whether the caller renders the surrounding card. */
  readonly bare?: boolean
}

/** A question that the member can answer. */
export function QuestionPick({ question: { slug, text, author, answers }, bare = false }: Props) {
  // A question that isn’t bare is in the feed’s ending, below its `h3`.
  const Heading = bare ? 'h3' : 'h4'
  const content = (
    <>
      <Heading className="text-lead font-semibold text-balance wrap-anywhere">
        <CardLink to={`/real-talk/${slug}`}>{text}</CardLink>
      </Heading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2 text-small text-muted">
          <MemberPicture member={author} size={24} />
          <span className="min-w-0 wrap-anywhere">
            {memberName(author)}
            <Dot />
            {t('{answers, plural, =0 {No answers yet} one {# answer} other {# answers}}', { answers })}
          </span>
        </p>
        <ButtonLink
          to={`/real-talk/${slug}#answers`}
          size="dense"
          className="relative z-10"
          aria-label={t('Answer “{question}”', { question: text })}
        >
          {t('Answer', 'verb, on a button')}
        </ButtonLink>
      </div>
    </>
  )
  return bare ? content : <Card className="relative flex flex-col gap-3">{content}</Card>
}
