import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailHeading, EmailLinkButton, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? 'a company'

export const companyDomain: EmailTemplate<'company-domain'> = {
  subject: ({ domain }, { productName }) => `Confirm that ${domain} is yours on ${productName}`,
  Body: ({ companyName, domain, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`The team of ${companyOf(companyName)} would like its page verified.`}
      reason={`You’re getting this email because a company’s team entered your address at ${frame.productName}.`}
    >
      <EmailHeading>Confirm that {domain} is yours</EmailHeading>
      <EmailParagraph>
        The team of {companyOf(companyName)} would like its page on {frame.productName} verified. Open this link while
        you’re logged in as an owner of that team.
      </EmailParagraph>
      <EmailLinkButton href={url}>Verify the page</EmailLinkButton>
      <EmailSmallPrint>
        This link works once and expires in 7 days. If that company isn’t yours, ignore this email.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
