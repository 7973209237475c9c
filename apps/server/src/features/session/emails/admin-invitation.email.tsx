import { adminRoles } from '@rise/contract/session/admins/kinds'
import { t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailGreeting, EmailHeading, EmailLinkButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

export const adminInvitation: EmailTemplate<'admin-invitation'> = {
  subject: (_props, { productName }) => t('Help run {productName}', { productName }),
  Body: ({ inviter, role, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('{inviter} invites you to the admin area, with the role {role}.', {
        inviter,
        role: t(adminRoles[role].name),
      })}
      reason={t(
        'You’re getting this email because {inviter} invited this address to the admin area of {productName}.',
        { inviter, productName: frame.productName },
      )}
    >
      <EmailHeading>{t('Help run {productName}', { productName: frame.productName })}</EmailHeading>
      <EmailGreeting firstName={null} />
      <EmailParagraph>
        {t(
          '{inviter} invites you to the admin area, with the role {role}. Choose a password to begin. The link works once, within one day.',
          { inviter, role: t(adminRoles[role].name) },
        )}
      </EmailParagraph>
      <EmailLinkButton href={url}>{t('Choose a password')}</EmailLinkButton>
    </EmailLayout>
  ),
}
