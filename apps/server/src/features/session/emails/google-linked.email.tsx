import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const googleLinked: EmailTemplate<'google-linked'> = {
  subject: (_props, { productName }) => t('You can now log in to {productName} with Google', { productName }),
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('The Google account with this address was used to log in, and now opens your account.')}
      reason={t('You’re getting this email because a way to log in was added to your {productName} account.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Google was linked to your account')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'The Google account with this address was used to log in, and now opens your account. Your password works as before. If this was you, there’s nothing to do.',
        )}
      </EmailParagraph>
      <EmailParagraph>
        {t('If this wasn’t you, someone may be in your Google account. Secure it, and then this one:')}
      </EmailParagraph>
      <EmailButton href={url}>{t('This wasn’t me')}</EmailButton>
    </EmailLayout>
  ),
}
