import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailHeading, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const companyOf = (name: string) => nameToShow(name) ?? 'a company'

export const companyDomain: EmailTemplate<'company-domain'> = {
  subject: ({ domain }, { productName }) => `Show that ${domain} is yours on ${productName}`,
  Body: ({ companyName, domain, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="The page gets its verified mark."
      reason={`You get this mail because the team of a company entered your address at ${frame.productName}.`}
    >
      <EmailHeading>Show that {domain} is yours</EmailHeading>
      <EmailParagraph>
        The team of {companyOf(companyName)} wants its page on {frame.productName} verified. Open the link signed in as
        an owner of that team, and the page gets its mark.
      </EmailParagraph>
      <EmailButton href={url}>Verify the page</EmailButton>
      <EmailSmallPrint>
        The link is good for 7 days and for one time. If that company is not yours, leave it: nothing happens.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
