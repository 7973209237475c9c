import { t } from '@rise/texts'
import { EmailActorHeading } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import { nameToShow, oneLine } from '../../../platform/mail/email-text.ts'

const LONGEST_NAME = 28

export const invitedJoined: EmailTemplate<'invited-joined'> = {
  subject: ({ newcomer }, { productName }) =>
    t('{name} has joined {productName}', { name: nameOf(newcomer), productName }),
  Body: ({ newcomer, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={t('Your invitation was accepted. Say hello.')}
      reason={t('You’re getting this email because you invited someone to {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailActorHeading frame={frame} actor={{ ...newcomer, name: nameOf(newcomer) }}>
        {t('{name} has joined {productName}', { name: nameOf(newcomer), productName: frame.productName })}
      </EmailActorHeading>
      <EmailParagraph>
        {t('They accepted your invitation. It’s easier to start with a familiar face: say hello.')}
      </EmailParagraph>
      <EmailButton href={url}>{t('Say hello')}</EmailButton>
    </EmailLayout>
  ),
  pictures: ({ newcomer }) => [newcomer.picture],
}

function nameOf({ name }: { readonly name: string }): string {
  return oneLine(nameToShow(name) ?? t('Someone you invited'), LONGEST_NAME)
}
