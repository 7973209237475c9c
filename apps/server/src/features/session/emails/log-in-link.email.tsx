import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailGreeting, EmailHeading, EmailLinkButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const logInLink: EmailTemplate<'log-in-link'> = {
  subject: (_props, { productName }) => `Your link to log in to ${productName}`,
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="If you have just entered your password, this link logs you in."
      reason={`You’re getting this email because your ${frame.productName} password was entered on a network that you haven’t used before.`}
    >
      <EmailHeading>Finish logging in</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Someone has been trying many passwords for your account, so we check every log-in from a new network by email.
        If you have just entered your password, this link logs you in. It works once, for 10 minutes.
      </EmailParagraph>
      <EmailLinkButton href={url}>Log in</EmailLinkButton>
      <EmailParagraph>
        If it wasn't you, someone knows your password. Set a new one now: choose “Forgot your password?” on our log-in
        page.
      </EmailParagraph>
    </EmailLayout>
  ),
}
