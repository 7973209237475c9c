import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { oneLine } from '../../../platform/mail/email-text.ts'

export const addressChanged: EmailTemplate<'address-changed'> = {
  subject: (_props, { productName }) => t('Your {productName} account has a new email address', { productName }),
  Body: ({ firstName, url, newAddress, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Your account now uses {address}.', { address: newAddress })}
      reason={t('You’re getting this email because this was the address of your {productName} account.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your address was changed')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'Your account now uses {address}. You log in with it, and we’ll send our emails there. If this was you, there’s nothing to do.',
          { address: oneLine(newAddress, 254) },
        )}
      </EmailParagraph>
      <EmailParagraph>{t('If this wasn’t you, someone else is in your account. Take it back now:')}</EmailParagraph>
      <EmailButton href={url}>{t('This wasn’t me')}</EmailButton>
    </EmailLayout>
  ),
}
