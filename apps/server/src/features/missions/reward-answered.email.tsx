import type { Gift } from '@rise/contract/missions/kinds'
import { rewardWords } from '@rise/contract/missions/words'
import { t } from '@rise/texts'
import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailLink,
  EmailParagraph,
  EmailQuote,
  EmailSmallPrint,
} from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'

/** Returns the title of a gift. Emails that an earlier version left in the queue have the title already. */
function titleOf(reward: string): string {
  return isGift(reward) ? t(rewardWords[reward].title) : reward
}

function isGift(reward: string): reward is Gift {
  return Object.hasOwn(rewardWords, reward)
}

export const rewardAnswered: EmailTemplate<'reward-answered'> = {
  subject: ({ reward, state }, { productName }) =>
    state === 'fulfilled'
      ? t('Your reward on {productName}: {reward}', { productName, reward: titleOf(reward) })
      : t('About your reward on {productName}: {reward}', { productName, reward: titleOf(reward) }),
  Body: ({ firstName, reward, state, words, link, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={words}
      reason={t('You’re getting this email because you claimed a reward at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{titleOf(reward)}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {state === 'fulfilled'
          ? t('Your reward is ready. Here’s what we’d like to tell you:')
          : t('We can’t fulfill your claim this way. Your points stay, and you can claim again. Here’s why:')}
      </EmailParagraph>
      <EmailQuote>{words}</EmailQuote>
      {link === null ? (
        <EmailButton href={url}>{t('See your rewards')}</EmailButton>
      ) : (
        <>
          <EmailButton href={link}>{t('Open your reward')}</EmailButton>
          <EmailSmallPrint>
            <EmailLink href={url}>{t('See all your rewards')}</EmailLink>
          </EmailSmallPrint>
        </>
      )}
    </EmailLayout>
  ),
}
