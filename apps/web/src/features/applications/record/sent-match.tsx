import type { MatchPart } from '@rise/contract/match/shapes'
import { matchHeading, partWords } from '@rise/contract/match/words'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'

interface Props {
  readonly score: number
  readonly parts: readonly MatchPart[]
  /** The viewing side. */
  readonly side: 'candidate' | 'team'
}

/** The match of the sent application with the job, part by part; the same for both sides. */
export function SentMatch({ score, parts, side }: Props) {
  const scoredParts = parts.filter(({ points }) => points !== null)
  return (
    <section className="text-small">
      <p className="font-semibold">{matchHeading(score)}</p>
      <p className="text-muted">
        {side === 'team'
          ? 'Computed from what they sent alone. They see the same, and it moves no one.'
          : 'Computed from what you sent alone. The employer sees the same.'}
      </p>
      <Disclosure summary="See its parts">
        <p className="tabular-nums">{score}% in all</p>
        <dl className="divide-y divide-line">
          {scoredParts.map(({ part, points, judged, have, missing }) => (
            <div key={part} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="font-medium">{partWords[part]}</dt>
              <dd className="tabular-nums">
                {points} of {judged}
              </dd>
              <dd className="basis-full text-muted wrap-anywhere">
                {have.length > 0 ? <span className="block">Fits: {have.join(', ')}</span> : null}
                {missing.length > 0 ? <span className="block">The job asks for: {missing.join(', ')}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
        {scoredParts.length < parts.length ? (
          <p className="mt-2 text-muted">
            Not scored:{' '}
            {parts
              .filter(({ points }) => points === null)
              .map(({ part }) => partWords[part].toLowerCase())
              .join(', ')}
            .
          </p>
        ) : null}
      </Disclosure>
    </section>
  )
}
