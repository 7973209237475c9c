import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const accountData: EmailTemplate<'account-data'> = {
  subject: (_props, { productName }) => t('Your {productName} data is ready', { productName }),
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Everything {productName} stores about your account is ready as one file.', {
        productName: frame.productName,
      })}
      reason={t('You’re getting this email because our support team prepared the data of your {productName} account.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your data is ready')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'Everything {productName} stores about your account is ready as one file. Only you can download it: log in and choose “Download my data” in your settings.',
          { productName: frame.productName },
        )}
      </EmailParagraph>
      <EmailButton href={url}>{t('Download my data')}</EmailButton>
      <EmailParagraph>{t('If you didn’t ask for it, you can ignore this email.')}</EmailParagraph>
    </EmailLayout>
  ),
}
