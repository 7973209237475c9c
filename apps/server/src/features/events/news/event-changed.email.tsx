import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'
import { EmailThings } from '../../../platform/mail/email-thing.tsx'

const LONGEST_SUBJECT = 60

export const eventChanged: EmailTemplate<'event-changed'> = {
  subject({ title, cancelled }, { productName }) {
    const end = ` on ${productName}`
    return oneLine(`${cancelled ? 'Cancelled' : 'Changed'}: ${title}`, LONGEST_SUBJECT - end.length) + end
  },
  Body: ({ host, title, cancelled, date, when, where, url, frame }) => {
    const name = nameToShow(host.name) ?? 'The host'
    return (
      <EmailLayout
        frame={frame}
        preheader={cancelled ? `It was to start on ${when}.` : `Now ${when}${where === '' ? '' : ` · ${where}`}`}
        reason={`You’re getting this email because you take part in this event on ${frame.productName}.`}
      >
        <EmailActorHeading frame={frame} actor={{ ...host, name }}>
          {cancelled ? `${name} cancelled an event you take part in` : `${name} changed an event you take part in`}
        </EmailActorHeading>
        <EmailThings
          frame={frame}
          things={[{ date, title, lines: [cancelled ? `It was to start on ${when}` : `Now ${when}`, where] }]}
        />
        <EmailParagraph>
          {cancelled
            ? 'Open the attached file to mark it as cancelled in your calendar.'
            : 'Open the attached file to move it in your calendar.'}
        </EmailParagraph>
        <EmailButton href={url}>View event</EmailButton>
      </EmailLayout>
    )
  },
  pictures: ({ host }) => [host.picture],
  attach: ({ ics: { name, content } }) => [{ name, type: 'text/calendar; charset=utf-8; method=PUBLISH', content }],
}
