import type { OwnMission } from '@rise/contract/missions/shapes'
import { pointsInWords } from '@rise/contract/missions/words'
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
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-body wrap-anywhere">{mission}</h3>
          <Badge tone={isDone ? 'success' : 'brand'}>{pointsInWords(points)}</Badge>
        </div>
        <p className="text-small text-muted wrap-anywhere">{words}</p>
        {isDone || progressToComplete === 1 ? null : (
          <ProgressBar
            share={progress / progressToComplete}
            label={`Progress of ${mission}`}
            words={`${progress} of ${progressToComplete}`}
          />
        )}
        <MissionTerms mission={own} />
        {isDone ? null : (
          <p className="text-small">
            <TextLink to={own.to}>
              {progress > 0 || rounds > 0 ? 'Continue' : 'Start'}
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
  if (rounds === 0) return `You can complete it ${times} times`
  return `Completed ${rounds} of ${times} times`
}

function MissionTerms({ mission: { rounds, times, perDay, endsAt } }: { mission: OwnMission }) {
  const counts = times > 1 ? [timesInWords(rounds, times)] : []
  const limits = perDay === null || rounds >= times ? [] : [`Up to ${perDay} count per day`]
  const terms = [...counts, ...limits]
  if (terms.length === 0 && endsAt === null) return null
  return (
    <p className="text-small text-subtle tabular-nums">
      <Facts>
        {terms}
        {endsAt === null ? null : (
          <>
            Ends <RelativeTime date={endsAt} />
          </>
        )}
      </Facts>
    </p>
  )
}
