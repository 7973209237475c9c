import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'

const words = {
  added: {
    subject: 'Two-step verification is on',
    text: 'From now on, you log in with your password and a code from your authenticator app. All other devices have been logged out.',
    reason: 'two-step verification was turned on for your',
  },
  removed: {
    subject: 'Two-step verification is off',
    text: 'You log in without a code now. You can turn two-step verification on again in your settings.',
    reason: 'two-step verification was turned off for your',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Someone logged in, or confirmed something, with one of your recovery codes. Each code works once.',
    reason: 'a recovery code was used for your',
  },
} as const

export const secondFactor: EmailTemplate<'second-factor'> = {
  subject: ({ change }, { productName }) => `${words[change].subject} on ${productName}`,
  Body: ({ firstName, change, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={words[change].text}
      reason={`You’re getting this email because ${words[change].reason} ${frame.productName} account.`}
    >
      <EmailHeading>{words[change].subject}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>{words[change].text} If this was you, there’s nothing to do.</EmailParagraph>
      <EmailParagraph>If this wasn’t you, set another password now, and then check your settings:</EmailParagraph>
      <EmailButton href={url}>This wasn’t me</EmailButton>
    </EmailLayout>
  ),
}
