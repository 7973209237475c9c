import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'

const LONGEST_NAME = 28

export const invitedJoined: EmailTemplate<'invited-joined'> = {
  subject: ({ newcomer }, { productName }) => `${nameOf(newcomer)} has joined ${productName}`,
  Body: ({ newcomer, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader="Your invitation was accepted. Say hello."
      reason={`You’re getting this email because you invited someone to ${frame.productName}.`}
    >
      <EmailActorHeading frame={frame} actor={{ ...newcomer, name: nameOf(newcomer) }}>
        {`${nameOf(newcomer)} has joined ${frame.productName}`}
      </EmailActorHeading>
      <EmailParagraph>
        They accepted your invitation. It’s easier to start with a familiar face: say hello.
      </EmailParagraph>
      <EmailButton href={url}>Say hello</EmailButton>
    </EmailLayout>
  ),
  pictures: ({ newcomer }) => [newcomer.picture],
}

function nameOf({ name }: { readonly name: string }): string {
  return oneLine(nameToShow(name) ?? 'Someone you invited', LONGEST_NAME)
}
