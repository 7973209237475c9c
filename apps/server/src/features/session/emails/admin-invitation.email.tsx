import { adminRoles } from '@rise/contract/session/admins/kinds'
import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailGreeting, EmailHeading, EmailLinkButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const adminInvitation: EmailTemplate<'admin-invitation'> = {
  subject: (_props, { productName }) => `Help run ${productName}`,
  Body: ({ inviter, role, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={`${inviter} invites you to the admin area, with the role ${t(adminRoles[role].name)}.`}
      reason={`You’re getting this email because ${inviter} invited this address to the admin area of ${frame.productName}.`}
    >
      <EmailHeading>Help run {frame.productName}</EmailHeading>
      <EmailGreeting firstName={null} />
      <EmailParagraph>
        {inviter} invites you to the admin area, with the role {t(adminRoles[role].name)}. Choose a password to begin.
        The link works once, within one day.
      </EmailParagraph>
      <EmailLinkButton href={url}>Choose a password</EmailLinkButton>
    </EmailLayout>
  ),
}
