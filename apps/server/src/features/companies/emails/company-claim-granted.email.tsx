import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? 'the company'

export const companyClaimGranted: EmailTemplate<'company-claim-granted'> = {
  subject: ({ companyName }, { productName }) => `The page of ${companyOf(companyName)} on ${productName} is yours`,
  Body: ({ firstName, companyName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="You’re its owner now. Complete the page and invite your colleagues."
      reason={`You’re getting this email because you asked for this page at ${frame.productName}.`}
    >
      <EmailHeading>The page of {companyOf(companyName)} is yours</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        You’re its owner now. Switch to the company in the account menu to complete the page and invite your colleagues.
      </EmailParagraph>
      <EmailButton href={url}>View the page</EmailButton>
    </EmailLayout>
  ),
}
