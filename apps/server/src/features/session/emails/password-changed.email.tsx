import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const passwordChanged: EmailTemplate<'password-changed'> = {
  subject: (_props, { productName }) => `Your ${productName} password was changed`,
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Your account has a new password, and all other devices have been logged out."
      reason={`You’re getting this email because the password of your ${frame.productName} account was changed.`}
    >
      <EmailHeading>Your password was changed</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Your account has a new password, and all other devices have been logged out. If this was you, there’s nothing to
        do.
      </EmailParagraph>
      <EmailParagraph>If this wasn’t you, set another password now, and then check your settings:</EmailParagraph>
      <EmailButton href={url}>This wasn’t me</EmailButton>
    </EmailLayout>
  ),
}
