import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

/** Says that an email is on its way and, on an installation without a mail server, where to read it. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <Notice tone="success" title={t('Check your inbox')} action={<OutboxLink />}>
        {children}
      </Notice>
    </div>
  )
}

/** A link to the outbox, which holds emails that no server delivers. */
export function OutboxLink() {
  const { outbox } = useSettings()
  return outbox ? <TextLink to="/dev/mail">{t('Open the outbox of this installation')}</TextLink> : null
}
