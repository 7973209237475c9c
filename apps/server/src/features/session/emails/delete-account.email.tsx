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

export const deleteAccount: EmailTemplate<'delete-account'> = {
  subject: (_props, { productName }) => t('Delete your {productName} account?', { productName }),
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Open the link and confirm. Your profile, posts and messages are then hidden.')}
      reason={t('You’re getting this email because someone asked to delete your {productName} account.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Delete your account?')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'Open the link and confirm. Your profile, posts and messages are then hidden, and erased for good after 30 days.',
        )}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Delete my account')}</EmailLinkButton>
      <EmailSmallPrint>
        {t(
          'This link works once and expires in 24 hours. If you didn’t ask for it, ignore this email: your account stays as it is.',
        )}
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
