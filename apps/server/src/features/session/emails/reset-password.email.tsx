import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailGreeting,
  EmailHeading,
  EmailLinkButton,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const resetPassword: EmailTemplate<'reset-password'> = {
  subject: (_props, { productName }) => `Set a new password for ${productName}`,
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Choose a new password for your account."
      reason={`You’re getting this email because someone asked for a new password for your ${frame.productName} account.`}
    >
      <EmailHeading>Set a new password</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Choose a new password for your account. You’ll then be logged out on all other devices.
      </EmailParagraph>
      <EmailLinkButton href={url}>Set a new password</EmailLinkButton>
      <EmailSmallPrint>
        This link works once and expires in 24 hours. If you didn’t ask for it, ignore this email: your password stays
        as it is.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
