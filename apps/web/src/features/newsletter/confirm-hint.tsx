import { useSettings } from '../../app/base/settings.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Only a confirmed mailbox receives jobs. If emails go to the outbox, links to it. */
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
