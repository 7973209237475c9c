import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailParagraph,
  EmailQuote,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const LONGEST_REASON = 2_000
const companyOf = (name: string) => nameToShow(name) ?? 'a company'

export const companyClaimRefused: EmailTemplate<'company-claim-refused'> = {
  subject: ({ companyName }, { productName }) =>
    `Your request for the page of ${companyOf(companyName)} on ${productName}`,
  Body: ({ firstName, companyName, reason, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Thanks for asking. We can’t give you the page."
      reason={`You’re getting this email because you asked for this page at ${frame.productName}.`}
    >
      <EmailHeading>Your request for the page of {companyOf(companyName)}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>Thanks for asking. We can’t give you the page, for this reason:</EmailParagraph>
      <EmailQuote>{reason.slice(0, LONGEST_REASON)}</EmailQuote>
      <EmailButton href={url}>View the page</EmailButton>
    </EmailLayout>
  ),
}
