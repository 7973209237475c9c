import type { Gift } from '@rise/contract/missions/kinds'
import type { OwnReward } from '@rise/contract/missions/rewards/shapes'
import { claimStateNames, pointsInWords } from '@rise/contract/missions/words'
import { t } from '@rise/texts'
import { type ComponentType, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { ClaimNews } from './claim-news.tsx'
import { CoachingForm } from './coaching-form.tsx'
import { IllustrationForms } from './illustration-forms.tsx'
import { SpotlightForm } from './spotlight-form.tsx'

interface FormProps {
  readonly onDone: () => void
}

const forms: Readonly<Record<Gift, ComponentType<FormProps>>> = {
  points50: IllustrationForms,
  points75: CoachingForm,
  points100: SpotlightForm,
}
const tones = { waiting: 'info', fulfilled: 'success', declined: 'warning' } as const

/** A reward, with the progress towards it, the form to claim it, or the state of the claim. */
export function RewardCard({ reward, points }: { reward: OwnReward; points: number }) {
  const [isClaiming, setIsClaiming] = useState(false)
  const { gift, title, words, open, claim } = reward
  const Form = forms[gift]
  return (
    <Card as="li" className={cx('flex flex-col gap-3', isClaiming && open && 'lg:col-span-3')}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-body wrap-anywhere">{title}</h3>
        {claim ? (
          <Badge tone={tones[claim.state]}>{t(claimStateNames[claim.state])}</Badge>
        ) : (
          <Badge tone={open ? 'brand' : 'neutral'}>{pointsInWords(reward.points)}</Badge>
        )}
      </div>
      <p className="text-small text-muted">{words}</p>
      {claim ? <ClaimNews claim={claim} /> : null}
      {open && !isClaiming ? (
        <Button variant="primary" className="self-start" onClick={() => setIsClaiming(true)}>
          {claim ? t('Claim again') : t('Claim', 'verb, on a button')}
          <span className="sr-only"> {title}</span>
        </Button>
      ) : null}
      {open && isClaiming ? <Form onDone={() => setIsClaiming(false)} /> : null}
      {open || claim ? null : <Locked reward={reward} points={points} />}
    </Card>
  )
}

function Locked({ reward: { points: needed, title }, points }: { reward: OwnReward; points: number }) {
  if (points >= needed) {
    return <p className="text-small text-muted">{t('Not available: you’ve claimed another reward.')}</p>
  }
  return (
    <ProgressBar
      share={Math.max(0, points) / needed}
      label={t('Points towards {title}', { title })}
      words={t('{count} more to go', { count: needed - points }, 'points')}
    />
  )
}
