import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const passwordChanged: EmailTemplate<'password-changed'> = {
  subject: (_props, { productName }) => t('Your {productName} password was changed', { productName }),
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Your account has a new password, and all other devices have been logged out.')}
      reason={t('You’re getting this email because the password of your {productName} account was changed.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your password was changed')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'Your account has a new password, and all other devices have been logged out. If this was you, there’s nothing to do.',
        )}
      </EmailParagraph>
      <EmailParagraph>
        {t('If this wasn’t you, set another password now, and then check your settings:')}
      </EmailParagraph>
      <EmailButton href={url}>{t('This wasn’t me')}</EmailButton>
    </EmailLayout>
  ),
}
