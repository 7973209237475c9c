import { NEW_ACCOUNT_HOURS } from '@rise/contract/content/limits'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface Props {
  /** The noun for the content: "post". */
  readonly what: string
  /** Plain or rich text. */
  readonly text: string
  /** What happens immediately to content without a link, in words. */
  readonly otherwise?: string
}

/** Matches an address in plain text, or a link in rich text; this site's pictures don't match. */
const address = /\b(?:https?:\/\/|www\.)\S/i

/** Tells a new member who types a link, before publishing, that the content will wait for a check. */
export function LinkWaitNote({ what, text, otherwise = 'it goes live right away' }: Props) {
  const newUntil = useCurrentUser()?.newUntil ?? null
  const isNew = newUntil !== null && Date.parse(newUntil) > Date.now()
  return (
    <div role="status" className="empty:hidden">
      {isNew && address.test(text) ? (
        <Notice tone="info">
          Your account is less than {NEW_ACCOUNT_HOURS} hours old, so a {what} with a link waits until a moderator has
          looked at it. Without the link, {otherwise}.
        </Notice>
      ) : null}
    </div>
  )
}
