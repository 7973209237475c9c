import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailHeading, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? 'your company'

export const companyClaim: EmailTemplate<'company-claim'> = {
  subject: ({ companyName }, { productName }) => `Claim the page of ${companyOf(companyName)} on ${productName}`,
  Body: ({ companyName, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="This link proves that you belong to the company."
      reason={`You’re getting this email because someone entered your address at ${frame.productName} to claim this page.`}
    >
      <EmailHeading>Claim the page of {companyOf(companyName)}</EmailHeading>
      <EmailParagraph>
        {frame.productName} has a page for your company that no one manages yet. Claim it to correct it and show people
        who you are.
      </EmailParagraph>
      <EmailButton href={url}>Claim the page</EmailButton>
      <EmailSmallPrint>
        This link works once and expires in 7 days. Anyone who opens it can manage the page, so don’t forward it. If you
        didn’t ask for it, ignore this email.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
