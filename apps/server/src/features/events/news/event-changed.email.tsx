import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'

const LONGEST_SUBJECT = 60

export const eventChanged: EmailTemplate<'event-changed'> = {
  subject({ title, cancelled }, { productName }) {
    const end = ` on ${productName}`
    return oneLine(`${cancelled ? 'Cancelled' : 'Changed'}: ${title}`, LONGEST_SUBJECT - end.length) + end
  },
  Body: ({ firstName, hostName, title, cancelled, when, where, url, frame }) => {
    const host = nameToShow(hostName) ?? 'The host'
    return (
      <EmailLayout
        frame={frame}
        preheader={cancelled ? 'It doesn’t take place.' : `Now: ${when}`}
        reason={`You’re getting this email because you take part in this event on ${frame.productName}.`}
      >
        <EmailHeading>{cancelled ? `${host} cancelled “${title}”` : `${host} changed “${title}”`}</EmailHeading>
        <EmailGreeting firstName={firstName} />
        <EmailParagraph>
          {cancelled ? 'It was to start: ' : 'It starts: '}
          {when}
        </EmailParagraph>
        {where === '' ? null : <EmailParagraph>Where: {where}</EmailParagraph>}
        <EmailParagraph>
          {cancelled
            ? 'Open the attached file to mark it as cancelled in your calendar.'
            : 'Open the attached file to move it in your calendar.'}
        </EmailParagraph>
        <EmailButton href={url}>View event</EmailButton>
      </EmailLayout>
    )
  },
  attach: ({ ics: { name, content } }) => [{ name, type: 'text/calendar; charset=utf-8; method=PUBLISH', content }],
}
