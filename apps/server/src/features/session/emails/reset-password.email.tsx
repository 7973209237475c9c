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
      preheader="The link works for 24 hours."
      reason={`You get this mail because somebody asked for a new password for your ${frame.productName} account.`}
    >
      <EmailHeading>Set a new password</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        Choose a new password for your account. You are then signed out on all other devices.
      </EmailParagraph>
      <EmailButton href={url}>Set a new password</EmailButton>
      <EmailSmallPrint>
        The link works once and for 24 hours. If you did not ask for it, do nothing: your password stays as it is.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
