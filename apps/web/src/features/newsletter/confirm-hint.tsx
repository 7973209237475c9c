import { useSettings } from '../../app/base/settings.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Jobs come only to a mailbox whose owner said yes twice; where mails lie in the outbox, the way there. */
export function ConfirmHint({ email }: { email: string }) {
  const { outbox } = useSettings()
  return (
    <Notice title="Confirm your email address">
      We sent a mail to <span className="font-medium break-words">{email}</span>. Open its link, and new jobs come once
      a week.
      {outbox ? (
        <>
          {' '}
          This installation doesn’t send emails: <TextLink to="/dev/mail">read it in the outbox</TextLink>.
        </>
      ) : null}
    </Notice>
  )
}
