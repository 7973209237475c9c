import type { Notice } from '@rise/contract/moderation/shapes'
import { hiddenReasonWords } from '@rise/contract/moderation/words'
import { useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { TextLink } from '../../../ui/base/link.tsx'

interface Props {
  /** The noun for the content: "post". */
  readonly what: string
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
        {notice ? stateOf(notice, what) : `Only you can see this ${what}.`}{' '}
        <TextLink to="/notices">See notices</TextLink>
      </span>
    </p>
  )
}

function stateOf({ decision, why, held, words }: Notice, what: string): string {
  if (decision !== null) return `Moderators have hidden this ${what}. ${words}`.trim()
  const state = held ? 'Waiting for a check.' : 'Hidden while we check reports.'
  return `${state} ${why === null ? '' : hiddenReasonWords[why]} Only you can see this ${what} until a moderator has looked at it.`
}
