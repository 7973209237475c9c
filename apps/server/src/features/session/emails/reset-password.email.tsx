import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const resetPassword: EmailTemplate<'reset-password'> = {
  subject: (_props, { productName }) => `Set a new password for ${productName}`,
  Body: ({ firstName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="This link expires in 24 hours."
      reason={`You’re getting this email because someone asked for a new password for your ${frame.productName} account.`}
    >
      <EmailHeading>Set a new password</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Choose a new password for your account. You’ll then be logged out on all other devices.
      </EmailParagraph>
      <EmailButton href={url}>Set a new password</EmailButton>
      <EmailSmallPrint>
        This link works once and expires in 24 hours. If you didn’t ask for it, ignore this email: your password stays
        as it is.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
