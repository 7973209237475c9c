import type { OwnMission } from '@rise/contract/missions/shapes'
import { pointsInWords } from '@rise/contract/missions/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Check } from 'lucide-react'
import { Card } from '../../../ui/base/card.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MissionIcon } from '../mission-icon.tsx'

/** A mission with the member's progress. */
export function MissionCard({ mission: own }: { mission: OwnMission }) {
  const { mission, words, icon, points, progress, progressToComplete, rounds, times } = own
  const isDone = rounds >= times
  return (
    <Card as="li" className="flex gap-4">
      <MissionIcon icon={icon} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-body wrap-anywhere">{mission}</h3>
          <span className="mt-0.5 shrink-0">
            <Badge tone={isDone ? 'success' : 'brand'}>
              {isDone ? <Check size={16} aria-hidden /> : null}
              {pointsInWords(points)}
            </Badge>
          </span>
        </div>
        <p className="text-small text-muted wrap-anywhere">{words}</p>
        {isDone || progressToComplete === 1 ? null : (
          <ProgressBar
            share={progress / progressToComplete}
            label={t('Progress of {mission}', { mission })}
            words={t('{done} of {all}', { done: progress, all: progressToComplete })}
          />
        )}
        <MissionTerms mission={own} />
        {isDone ? null : (
          <p className="mt-auto text-small">
            <TextLink to={own.to}>
              {progress > 0 || rounds > 0 ? t('Continue') : t('Start', 'verb, on a link')}
              <span className="sr-only"> {mission}</span>
            </TextLink>
          </p>
        )}
      </div>
    </Card>
  )
}

/**
 * Returns how often the member has completed a mission, and how often it can be completed; for missions that can be
 * completed several times.
 */
function timesInWords(rounds: number, times: number): string {
  if (rounds === 0) return times === 2 ? t('You can do it twice') : t('You can do it {times} times', { times })
  return t('Done {rounds} of {times} times', { rounds, times })
}

/** Returns the limit of a day, as the first of the terms or after others. */
function limitInWords(count: number, isFirst: boolean): string {
  return isFirst ? t('Up to {count} a day', { count }) : t('up to {count} a day', { count })
}

function MissionTerms({ mission: { rounds, times, perDay, endsAt } }: { mission: OwnMission }) {
  const counts = times > 1 ? [timesInWords(rounds, times)] : []
  const terms = perDay === null || rounds >= times ? counts : [...counts, limitInWords(perDay, counts.length === 0)]
  const ending = rounds >= times ? null : endsAt
  if (terms.length === 0 && ending === null) return null
  return (
    <p className="text-small text-subtle tabular-nums">
      <Facts>
        {terms}
        {ending === null ? null : rich('Ends {when}', { when: <RelativeTime date={ending} /> })}
      </Facts>
    </p>
  )
}
