import { type Message, msg, t } from '@rise/texts'
import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailLinkButton, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'
import { EmailThings } from '../../../platform/mail/email-thing.tsx'

const roles: Readonly<Record<string, Message>> = {
  owner: msg('an owner', 'after “as”'),
  editor: msg('an editor', 'after “as”'),
  recruiter: msg('a recruiter', 'after “as”'),
}

const companyOf = ({ name }: { readonly name: string }) => nameToShow(name) ?? t('A company')
const inviterOf = ({ name }: { readonly name: string }) => nameToShow(name) ?? t('Someone on the team')

export const companyInvitation: EmailTemplate<'company-invitation'> = {
  subject: ({ company }, { productName }) =>
    t('{company} invites you to its team on {productName}', { company: companyOf(company), productName }),
  Body: ({ inviter, company, role, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('{inviter} would like you on the team as {role}.', {
        inviter: inviterOf(inviter),
        role: roleOf(role),
      })}
      reason={t('You’re getting this email because someone entered your address at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailActorHeading frame={frame} actor={{ ...inviter, name: inviterOf(inviter) }}>
        {t('{inviter} invites you to the team of {company}', {
          inviter: inviterOf(inviter),
          company: companyOf(company),
        })}
      </EmailActorHeading>
      <EmailThings
        frame={frame}
        things={[
          {
            face: company,
            title: companyOf(company),
            lines: [company.line ?? '', t('You’d join as {role}', { role: roleOf(role) })],
          },
        ]}
      />
      <EmailParagraph>
        {t('Together you look after the company’s page on {productName}. You don’t need an account yet.', {
          productName: frame.productName,
        })}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Join the team')}</EmailLinkButton>
      <EmailSmallPrint>
        {t('This link works once and expires in 7 days. If you don’t know the company, ignore this email.')}
      </EmailSmallPrint>
    </EmailLayout>
  ),
  pictures: ({ inviter, company }) => [inviter.picture, company.picture],
}

function roleOf(role: string): string {
  return t(roles[role] ?? msg('a member of the team', 'after “as”'))
}
