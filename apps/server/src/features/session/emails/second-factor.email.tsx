import { msg, t } from '@rise/texts'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

const words = {
  added: {
    subject: msg('Two-step verification is on'),
    subjectOn: msg('Two-step verification is on on {productName}'),
    text: msg(
      'From now on, you log in with your password and a code from your authenticator app. All other devices have been logged out.',
    ),
    reason: msg(
      'You’re getting this email because two-step verification was turned on for your {productName} account.',
    ),
  },
  removed: {
    subject: msg('Two-step verification is off'),
    subjectOn: msg('Two-step verification is off on {productName}'),
    text: msg('You log in without a code now. You can turn two-step verification on again in your settings.'),
    reason: msg(
      'You’re getting this email because two-step verification was turned off for your {productName} account.',
    ),
  },
  'recovery-code-used': {
    subject: msg('A recovery code was used'),
    subjectOn: msg('A recovery code was used on {productName}'),
    text: msg('Someone logged in, or confirmed something, with one of your recovery codes. Each code works once.'),
    reason: msg('You’re getting this email because a recovery code was used for your {productName} account.'),
  },
} as const

export const secondFactor: EmailTemplate<'second-factor'> = {
  subject: ({ change }, { productName }) => t(words[change].subjectOn, { productName }),
  Body: ({ firstName, change, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t(words[change].text)}
      reason={t(words[change].reason, { productName: frame.productName })}
    >
      <EmailHeading>{t(words[change].subject)}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {t('{change} If this was you, there’s nothing to do.', { change: t(words[change].text) })}
      </EmailParagraph>
      <EmailParagraph>
        {t('If this wasn’t you, set another password now, and then check your settings:')}
      </EmailParagraph>
      <EmailButton href={url}>{t('This wasn’t me')}</EmailButton>
    </EmailLayout>
  ),
}
