import { factsInWords, partWords } from '@rise/contract/match/parts/words'
import type { MatchPart } from '@rise/contract/match/shapes'
import { matchHeading } from '@rise/contract/match/words'
import { t } from '@rise/texts'
import { inSentence } from '../../../ui/fields/in-sentence.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'

interface Props {
  readonly score: number
  readonly parts: readonly MatchPart[]
  /** Whether the viewer is the candidate, or a member of the company's team. */
  readonly side: 'candidate' | 'team'
}

/** The match of the sent application with the job, part by part; the same for candidate and team. */
export function SentMatch({ score, parts, side }: Props) {
  const scoredParts = parts.filter(({ points }) => points !== null)
  return (
    <section className="text-small">
      <p className="font-semibold">{matchHeading(score)}</p>
      <p className="text-muted">
        {side === 'team'
          ? t('Based only on what they sent. They see the same score, and it doesn’t move anyone between stages.')
          : t('Based only on what you sent. The employer sees the same score.')}
      </p>
      <Disclosure summary={t('See its parts')}>
        <p className="tabular-nums">{t('{score}% in all', { score })}</p>
        <dl className="divide-y divide-line">
          {scoredParts.map(({ part, points, judged, have, missing }) => (
            <div key={part} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="font-medium">{t(partWords[part])}</dt>
              <dd className="tabular-nums">{t('{points} of {most}', { points: points ?? '', most: judged })}</dd>
              <dd className="basis-full text-muted wrap-anywhere">
                {have.length > 0 ? (
                  <span className="block">{t('Fits: {skills}', { skills: factsInWords(part, have) })}</span>
                ) : null}
                {missing.length > 0 ? (
                  <span className="block">
                    {t('The job asks for: {skills}', { skills: factsInWords(part, missing) })}
                  </span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        {scoredParts.length < parts.length ? (
          <p className="mt-2 text-muted">
            {t('Not scored: {parts}.', {
              parts: parts
                .filter(({ points }) => points === null)
                .map(({ part }) => inSentence(t(partWords[part])))
                .join(', '),
            })}
          </p>
        ) : null}
      </Disclosure>
    </section>
  )
}
