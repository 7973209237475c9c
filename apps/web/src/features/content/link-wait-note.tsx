import { NEW_ACCOUNT_HOURS } from '@rise/contract/content/limits'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface Props {
  /** What is being written: "post". */
  readonly what: string
  /** Plain or rich text. */
  readonly text: string
  /** What happens at once without a link. */
  readonly otherwise?: string
}

/** An address in a plain text, or a link in a rich one; pictures of this site have none. */
const address = /\b(?:https?:\/\/|www\.)\S/i

/** Tells a new member who types a link that it waits for a check, before they publish it. */
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
