import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailGreeting,
  EmailHeading,
  EmailLinkButton,
  EmailParagraph,
  EmailSmallPrint,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { oneLine } from '../../../platform/mail/email-text.ts'

export const changeAddress: EmailTemplate<'change-address'> = {
  subject: (_props, { productName }) => `Confirm your new email address for ${productName}`,
  Body: ({ firstName, url, newAddress, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`You asked to use ${newAddress} for your account.`}
      reason={`You’re getting this email because someone entered this address as their new one at ${frame.productName}.`}
    >
      <EmailHeading>Confirm your new address</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        You asked to use {oneLine(newAddress, 254)} for your account. Please confirm that it’s yours. You’ll then log in
        with it, and we’ll send our emails there.
      </EmailParagraph>
      <EmailLinkButton href={url}>Confirm new address</EmailLinkButton>
      <EmailSmallPrint>
        If you didn’t ask for this, ignore this email: the account keeps its old address.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
