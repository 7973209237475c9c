import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { EmailActor } from '../../../platform/mail/email-content.ts'
import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailLink, EmailParagraph, EmailSmallPrint } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'
import { EmailThings } from '../../../platform/mail/email-thing.tsx'

const LONGEST_NAME = 28

export const mentoringRequest: EmailTemplate<'mentoring-request'> = {
  subject: ({ asker }, { productName }) =>
    t('{name} asks for your advice on {productName}', { name: shortName(asker), productName }),
  Body: ({ asker, topic, message, url, settingsUrl, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={message}
      reason={t('You’re getting this email because your page at {productName} offers mentoring on {topic}.', {
        productName: frame.productName,
        topic,
      })}
    >
      <EmailActorHeading frame={frame} actor={{ ...asker, name: shortName(asker) }}>
        {t('{name} would like your advice on {topic}', { name: shortName(asker), topic })}
      </EmailActorHeading>
      <EmailThings frame={frame} things={[{ quote: message }]} />
      <EmailParagraph>
        {t(
          'Reply to this email to write back. Your reply goes straight to them and shows them your address. If you don’t reply, we won’t tell them.',
        )}
      </EmailParagraph>
      {url === null ? null : <EmailButton href={url}>{t('See who’s asking')}</EmailButton>}
      <EmailSmallPrint>
        {rich('To stop these requests, <settings>remove the topic from your page</settings>.', {
          settings: (text) => <EmailLink href={settingsUrl}>{text}</EmailLink>,
        })}
      </EmailSmallPrint>
    </EmailLayout>
  ),
  pictures: ({ asker }) => [asker.picture],
}

function shortName({ name }: EmailActor): string {
  return oneLine(nameToShow(name) ?? t('A member'), LONGEST_NAME)
}
