import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const resetUnknown: EmailTemplate<'reset-unknown'> = {
  subject: (_props, { productName }) => `There is no ${productName} account with this address`,
  Body: ({ url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Perhaps you signed up with another one."
      reason={`You get this mail because somebody asked for a new ${frame.productName} password with this address.`}
    >
      <EmailHeading>No account with this address</EmailHeading>
      <EmailGreeting firstName={null} />
      <EmailParagraph>
        A new password was asked for with this address, but nobody has an account with it. Perhaps you signed up with
        another address: ask again with that one. Or begin anew.
      </EmailParagraph>
      <EmailButton href={url}>Create an account</EmailButton>
      <EmailSmallPrint>If you did not ask for a password, do nothing.</EmailSmallPrint>
    </EmailLayout>
  ),
}
