import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailGreeting, EmailHeading, EmailLinkButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const logInLink: EmailTemplate<'log-in-link'> = {
  subject: (_props, { productName }) => t('Your link to log in to {productName}', { productName }),
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('If you have just entered your password, this link logs you in.')}
      reason={t(
        'You’re getting this email because your {productName} password was entered on a network that you haven’t used before.',
        { productName: frame.productName },
      )}
    >
      <EmailHeading>{t('Finish logging in')}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t(
          'Someone has been trying many passwords for your account, so we check every log-in from a new network by email. If you have just entered your password, this link logs you in. It works once, for 10 minutes.',
        )}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Log in')}</EmailLinkButton>
      <EmailParagraph>
        {t(
          "If it wasn't you, someone knows your password. Set a new one now: choose “Forgot your password?” on our log-in page.",
        )}
      </EmailParagraph>
    </EmailLayout>
  ),
}
