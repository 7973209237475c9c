import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailLinkButton, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'
import { EmailThings } from '../../../platform/mail/email-thing.tsx'

const roles: Readonly<Record<string, string>> = { owner: 'an owner', editor: 'an editor', recruiter: 'a recruiter' }

const companyOf = ({ name }: { readonly name: string }) => nameToShow(name) ?? 'A company'
const inviterOf = ({ name }: { readonly name: string }) => nameToShow(name) ?? 'Someone on the team'

export const companyInvitation: EmailTemplate<'company-invitation'> = {
  subject: ({ company }, { productName }) => `${companyOf(company)} invites you to its team on ${productName}`,
  Body: ({ inviter, company, role, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`${inviterOf(inviter)} would like you on the team as ${roleOf(role)}.`}
      reason={`You’re getting this email because someone entered your address at ${frame.productName}.`}
    >
      <EmailActorHeading frame={frame} actor={{ ...inviter, name: inviterOf(inviter) }}>
        {`${inviterOf(inviter)} invites you to the team of ${companyOf(company)}`}
      </EmailActorHeading>
      <EmailThings
        frame={frame}
        things={[
          { face: company, title: companyOf(company), lines: [company.line ?? '', `You’d join as ${roleOf(role)}`] },
        ]}
      />
      <EmailParagraph>
        Together you look after the company’s page on {frame.productName}. You don’t need an account yet.
      </EmailParagraph>
      <EmailLinkButton href={url}>Join the team</EmailLinkButton>
      <EmailSmallPrint>
        This link works once and expires in 7 days. If you don’t know the company, ignore this email.
      </EmailSmallPrint>
    </EmailLayout>
  ),
  pictures: ({ inviter, company }) => [inviter.picture, company.picture],
}

function roleOf(role: string): string {
  return roles[role] ?? 'a member of the team'
}
