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

export const confirmAddress: EmailTemplate<'confirm-address'> = {
  subject: (_props, { productName }) => t('Confirm your email address for {productName}', { productName }),
  Body: ({ firstName, url, newsletter, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Welcome to {productName}. Please confirm that this address is yours.', {
        productName: frame.productName,
      })}
      reason={t('You’re getting this email because someone signed up to {productName} with this address.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Confirm your email address')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'Welcome to {productName}. Please confirm that this address is yours, so that people can hear from you and no one else can use it.',
          { productName: frame.productName },
        )}
      </EmailParagraph>
      {newsletter && (
        <EmailParagraph>
          {t('Your weekly email with new jobs starts once you’ve confirmed. You can unsubscribe in every email.')}
        </EmailParagraph>
      )}
      <EmailLinkButton href={url}>{t('Confirm my address')}</EmailLinkButton>
      <EmailSmallPrint>
        {newsletter
          ? t(
              'This link expires in 7 days. If you didn’t sign up, ignore this email: you won’t get any others, and the account stays unconfirmed.',
            )
          : t('This link expires in 7 days. If you didn’t sign up, ignore this email: the account stays unconfirmed.')}
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
