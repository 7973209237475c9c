import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailHeading, EmailLinkButton, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? 'your company'

export const companyClaim: EmailTemplate<'company-claim'> = {
  subject: ({ companyName }, { productName }) => `Claim the page of ${companyOf(companyName)} on ${productName}`,
  Body: ({ companyName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`${frame.productName} has a page for your company that no one manages yet.`}
      reason={`You’re getting this email because someone entered your address at ${frame.productName} to claim this page.`}
    >
      <EmailHeading>Claim the page of {companyOf(companyName)}</EmailHeading>
      <EmailParagraph>
        {frame.productName} has a page for your company that no one manages yet. Claim it to correct it and show people
        who you are.
      </EmailParagraph>
      <EmailLinkButton href={url}>Claim the page</EmailLinkButton>
      <EmailSmallPrint>
        This link works once and expires in 7 days. Anyone who opens it can manage the page, so don’t forward it. If you
        didn’t ask for it, ignore this email.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
