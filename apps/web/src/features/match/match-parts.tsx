import { factsInWords, partWords } from '@rise/contract/match/parts/words'
import type { JobMatch, MatchPart } from '@rise/contract/match/shapes'
import { t } from '@rise/texts'
import { type ComponentType, Suspense } from 'react'
import { unknownWords } from './words.ts'

/** Courses for the skills that a job requires. Needs a Suspense around it. */
export type SkillCourses = ComponentType<{ readonly skills: readonly string[] }>

interface PartsProps {
  readonly match: Pick<JobMatch, 'parts'>
  /** Shown where the job requires skills that the viewer lacks. */
  readonly Learn?: SkillCourses
}

/** Each part of a match with its weight, and the viewer's matching, missing and unknown facts. */
export function MatchParts({ match: { parts }, Learn }: PartsProps) {
  const unknownParts = parts.filter(({ points }) => points === null)
  const total = (of: 'points' | 'judged') => parts.reduce((sum, part) => sum + (part[of] ?? 0), 0)
  return (
    <>
      <dl className="divide-y divide-line">
        {parts
          .filter(({ points }) => points !== null)
          .map((part) => (
            <KnownPart key={part.part} part={part} Learn={part.part === 'skills' ? Learn : undefined} />
          ))}
      </dl>
      <p className="mt-2 tabular-nums">
        {t(
          'Together {points} of {judged} points. Place, seniority and the rest count as far as skills and title fit.',
          { points: total('points'), judged: total('judged') },
        )}
      </p>
      {unknownParts.length > 0 ? (
        <>
          <p className="mt-3 font-medium text-text">
            {t('We don’t know these. They lower the certainty, not the match:')}
          </p>
          <ul className="mt-1 list-disc pl-4">
            {unknownParts.map(({ part, weight, unknown: by }) => (
              <li key={part}>
                {t(unknownWords[part][by ?? 'job'])}{' '}
                <span className="text-subtle">{t('({points} points)', { points: weight })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

interface PartProps {
  readonly part: MatchPart
  readonly Learn: SkillCourses | undefined
}

function KnownPart({ part: { part, judged, points, have, missing, preferred = [] }, Learn }: PartProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="font-medium text-text">{t(partWords[part])}</dt>
      <dd className="tabular-nums">{t('{points} of {judged}', { points: points ?? 0, judged })}</dd>
      <dd className="basis-full wrap-anywhere">
        {have.length > 0 ? (
          <span className="block">{t('You have: {skills}', { skills: factsInWords(part, have) })}</span>
        ) : null}
        {missing.length > 0 ? (
          <span className="block">{t('The job asks for: {skills}', { skills: factsInWords(part, missing) })}</span>
        ) : null}
        {preferred.length > 0 ? (
          <span className="block">
            {t('Nice to have (no points lost): {skills}', { skills: preferred.join(', ') })}
          </span>
        ) : null}
        {missing.length > 0 && Learn ? (
          <Suspense fallback={null}>
            <Learn skills={missing} />
          </Suspense>
        ) : null}
      </dd>
    </div>
  )
}
