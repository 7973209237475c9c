import type { Notice } from '@rise/contract/moderation/shapes'
import { hiddenReasonText } from '@rise/contract/moderation/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { TextLink } from '../../../ui/base/link.tsx'

type Kind =
  | ('answer' | 'comment' | 'event' | 'headline' | 'hello' | 'poll')
  | ('post' | 'question' | 'reply' | 'statement' | 'win')

interface Props {
  /** The kind of content. */
  readonly what: Kind
  readonly id: string
}

/** Tells an author that their content is hidden from others, and why. */
export function HiddenMark({ what, id }: Props) {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/notices'))
  const notice = data?.items.find(({ thingId, lifted }) => thingId === id && !lifted)
  return (
    <p className="flex items-start gap-2 rounded-control bg-raised p-3 text-small">
      <EyeOff size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        {stateOf(notice, objectOf(what))} <TextLink to="/notices">{t('See notices')}</TextLink>
      </span>
    </p>
  )
}

function stateOf(notice: Notice | undefined, what: string): string {
  if (!notice) return t('Only you can see {what}.', { what })
  const { decision, why, held, words } = notice
  if (decision !== null) return t('Moderators have hidden {what}. {words}', { what, words }).trim()
  return [
    held ? t('Waiting for a check.') : t('Hidden while we check reports.'),
    why === null ? '' : hiddenReasonText(why),
    t('Only you can see {what} until a moderator has looked at it.', { what }),
  ].join(' ')
}

/** Returns the content as the object of a sentence. */
function objectOf(what: Kind): string {
  return t(
    '{what, select, answer {this answer} comment {this comment} event {this event} headline {this headline} hello {this hello} poll {this poll} question {this question} reply {this reply} statement {this statement} win {this win} other {this post}}',
    { what },
  )
}
