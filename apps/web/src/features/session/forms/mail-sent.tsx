import type { ReactNode } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Says that a mail is under way; on an installation without a mail server also where it can be read. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <Notice tone="success" title="Check your inbox" action={<OutboxLink />}>
        {children}
      </Notice>
    </div>
  )
}

/** The way to the outbox, where mails lie that nothing sends on. */
export function OutboxLink() {
  const { outbox } = useSettings()
  return outbox ? <TextLink to="/dev/mail">Open the outbox of this installation</TextLink> : null
}
