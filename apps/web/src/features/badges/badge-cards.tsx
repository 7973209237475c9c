import type { BadgeToEarn } from '@rise/contract/badges/endpoints'
import { badgeDescription, badgeName } from '@rise/contract/catalogs/badges/words'
import type { EarnedBadge } from '@rise/contract/catalogs/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { Medallion } from './medallion.tsx'

/** Earned badges, as items of a list. */
export function EarnedCards({ badges }: { badges: readonly EarnedBadge[] }) {
  return (
    <>
      {badges.map((badge) => (
        <BadgeCard key={badge.slug} badge={badge} earned>
          <p className="text-small text-subtle">
            {rich('Earned {when}', { when: <RelativeTime date={badge.earnedAt} /> })}
          </p>
        </BadgeCard>
      ))}
    </>
  )
}

/** Badges still to earn, as items of a list, with the progress of each and where to continue. */
export function CardsToEarn({ badges }: { badges: readonly BadgeToEarn[] }) {
  return (
    <>
      {badges.map((badge) => (
        <BadgeCard key={badge.slug} badge={badge}>
          {badge.progress ? <Progress name={badgeName(badge)} progress={badge.progress} /> : null}
          {badge.beginsAt ? (
            <p className="text-small">
              <TextLink to={badge.beginsAt.path}>{badge.beginsAt.label}</TextLink>
            </p>
          ) : null}
        </BadgeCard>
      ))}
    </>
  )
}

type ShownBadge = Pick<EarnedBadge, 'slug' | 'name' | 'group' | 'description'>

function BadgeCard({ badge, earned = false, children }: { badge: ShownBadge; earned?: boolean; children: ReactNode }) {
  return (
    <Card as="li" className="flex gap-4">
      <Medallion badge={badge} size={64} earned={earned} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="text-body">{badgeName(badge)}</h3>
        <p className="text-small text-muted">{badgeDescription(badge)}</p>
        {children}
      </div>
    </Card>
  )
}

function Progress({ name, progress }: { name: string; progress: NonNullable<BadgeToEarn['progress']> }) {
  const { have, need, unit } = progress
  const progressText = unit === 'percent' ? t('{percent} %', { percent: have }) : t('{have} of {need}', { have, need })
  return (
    <div className="mt-1">
      <ProgressBar share={have / need} label={t('Progress towards {badge}', { badge: name })} words={progressText} />
    </div>
  )
}
