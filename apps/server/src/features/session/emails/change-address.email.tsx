import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
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
      preheader="Until then your old address stays in use."
      reason={`You get this mail because somebody gave this address as their new one at ${frame.productName}.`}
    >
      <EmailHeading>Confirm your new address</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        You asked to use {oneLine(newAddress, 254)} for your account. Please confirm that it is yours. From then on you
        sign in with it, and our mails go there.
      </EmailParagraph>
      <EmailButton href={url}>Confirm my new address</EmailButton>
      <EmailSmallPrint>If you did not ask for this, do nothing: the account keeps its old address.</EmailSmallPrint>
    </EmailLayout>
  ),
}
