import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailHeading, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const roles: Readonly<Record<string, string>> = { owner: 'an owner', editor: 'an editor', recruiter: 'a recruiter' }
const companyOf = (name: string) => nameToShow(name) ?? 'A company'

export const companyInvitation: EmailTemplate<'company-invitation'> = {
  subject: ({ companyName }, { productName }) => `${companyOf(companyName)} invites you to its team on ${productName}`,
  Body: ({ inviter, companyName, role, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Accept within 7 days."
      reason={`You get this mail because somebody entered your address at ${frame.productName}.`}
    >
      <EmailHeading>Join the team of {companyOf(companyName)}</EmailHeading>
      <EmailParagraph>
        {nameToShow(inviter) ?? 'Somebody of the team'} invites you to work on the company’s page on {frame.productName}{' '}
        as {roles[role] ?? 'a member of the team'}. You need no account yet.
      </EmailParagraph>
      <EmailButton href={url}>Accept the invitation</EmailButton>
      <EmailSmallPrint>
        The link is good for 7 days and for one time. If you do not know the company, leave it: nothing happens.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
