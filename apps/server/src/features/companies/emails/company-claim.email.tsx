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
      preheader="The link shows that you belong to the company."
      reason={`You get this mail because somebody entered your address at ${frame.productName} to claim this page.`}
    >
      <EmailHeading>Claim the page of {companyOf(companyName)}</EmailHeading>
      <EmailParagraph>
        {frame.productName} has a page of your company that was made from its public postings. With this link you take
        it over, correct it, and show who you are.
      </EmailParagraph>
      <EmailButton href={url}>Claim the page</EmailButton>
      <EmailSmallPrint>
        The link is good for 7 days and for one time. Whoever opens it manages the page, so do not pass it on. If you
        did not ask for it, leave it: nothing happens.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
