import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailGreeting,
  EmailHeading,
  EmailLinkButton,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const resetPassword: EmailTemplate<'reset-password'> = {
  subject: (_props, { productName }) => t('Set a new password for {productName}', { productName }),
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Choose a new password for your account.')}
      reason={t('You’re getting this email because someone asked for a new password for your {productName} account.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Set a new password')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t('Choose a new password for your account. You’ll then be logged out on all other devices.')}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Set a new password')}</EmailLinkButton>
      <EmailSmallPrint>
        {t(
          'This link works once and expires in 24 hours. If you didn’t ask for it, ignore this email: your password stays as it is.',
        )}
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
