import { NEW_ACCOUNT_HOURS } from '@rise/contract/content/limits'
import { t } from '@rise/texts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface Props {
  /** The kind of content. */
  readonly what: 'comment' | 'event' | 'hello' | 'message' | 'post' | 'win'
  /** Plain or rich text. */
  readonly text: string
}

/** Matches an address in plain text, or a link in rich text; this site's pictures don't match. */
const address = /\b(?:https?:\/\/|www\.)\S/i

/** Tells a new member who types a link, before publishing, that the content will wait for a check. */
export function LinkWaitNote({ what, text }: Props) {
  const newUntil = useCurrentUser()?.newUntil ?? null
  const isNew = newUntil !== null && Date.parse(newUntil) > Date.now()
  return (
    <div role="status" className="empty:hidden">
      {isNew && address.test(text) ? (
        <Notice tone="info">
          {t(
            'Your account is less than {hours} hours old, so {what, select, comment {a comment} event {an event} hello {a hello} message {a first message} win {a win} other {a post}} with a link waits until a moderator has looked at it. Without the link, {what, select, message {it’s sent right away} other {it goes live right away}}.',
            { hours: NEW_ACCOUNT_HOURS, what },
          )}
        </Notice>
      ) : null}
    </div>
  )
}
