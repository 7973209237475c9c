import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow } from '../../../platform/mail/email-text.ts'

const whoJoined = (name: string) => nameToShow(name) ?? 'Someone you invited'

export const invitedJoined: EmailTemplate<'invited-joined'> = {
  subject: ({ name }, { productName }) => `${whoJoined(name)} has joined ${productName}`,
  Body: ({ firstName, name, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Your invitation was accepted."
      reason={`You’re getting this email because you invited someone to ${frame.productName}.`}
    >
      <EmailHeading>Your invitation was accepted</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {whoJoined(name)} has joined {frame.productName} through your link. Say hello the next time you visit.
      </EmailParagraph>
    </EmailLayout>
  ),
}
