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
      reason={`You’re getting this email because someone entered your address at ${frame.productName}.`}
    >
      <EmailHeading>Join the team of {companyOf(companyName)}</EmailHeading>
      <EmailParagraph>
        {nameToShow(inviter) ?? 'Someone on the team'} invites you to work on the company’s page on {frame.productName}{' '}
        as {roles[role] ?? 'a member of the team'}. You don’t need an account yet.
      </EmailParagraph>
      <EmailButton href={url}>Accept invitation</EmailButton>
      <EmailSmallPrint>
        This link works once and expires in 7 days. If you don’t know the company, ignore this email.
      </EmailSmallPrint>
    </EmailLayout>
  ),
}
