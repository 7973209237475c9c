import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const resetUnknown: EmailTemplate<'reset-unknown'> = {
  subject: (_props, { productName }) => t('There is no {productName} account with this address', { productName }),
  Body: ({ url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Someone asked to reset the password for this address, but there’s no account with it.')}
      reason={t('You’re getting this email because someone asked for a new {productName} password with this address.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('No account with this address')}</EmailHeading>
      <EmailGreeting firstName={null} />
      <EmailParagraph>
        {t(
          'Someone asked to reset the password for this address, but there’s no account with it. If you signed up with another address, try that one. Or create a new account.',
        )}
      </EmailParagraph>
      <EmailButton href={url}>{t('Join')}</EmailButton>
      <EmailSmallPrint>{t('If you didn’t ask for this, ignore this email.')}</EmailSmallPrint>
    </EmailLayout>
  ),
}
