import { t } from '@rise/texts'
import { formatDay } from '@rise/texts/format-day'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailGreeting,
  EmailHeading,
  EmailLinkButton,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const accountDeleted: EmailTemplate<'account-deleted'> = {
  subject: (_props, { productName }) => t('Your {productName} account was deleted', { productName }),
  Body: ({ firstName, eraseOn, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('No one can see your account now.')}
      reason={t('You’re getting this email because your {productName} account was deleted.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{t('Your account was deleted')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'No one can see your account now. On {day} we’ll erase it and everything in it for good. You can change your mind until then:',
          { day: formatDay(new Date(eraseOn), { dateStyle: 'long' }) },
        )}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Restore my account')}</EmailLinkButton>
      <EmailSmallPrint>{t('If you didn’t delete it, restore it and set a new password.')}</EmailSmallPrint>
    </EmailLayout>
  ),
}
