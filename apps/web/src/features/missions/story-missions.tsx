import { pointsInWords } from '@rise/contract/missions/words'
import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useId } from 'react'

/** The points and the last finished missions of a member who shows them, at the end of their story. */
export function StoryMissionsPart({ story: { missions } }: { story: Pick<Story, 'missions'> }) {
  const id = useId()
  if (missions === null || missions.done.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0 text-small">
      <h2 id={id} className="font-medium text-muted">
        {t('Missions')}
      </h2>
      <p className="mt-1 text-muted wrap-anywhere">{missions.done.map(({ mission }) => mission).join(', ')}</p>
      <p className="mt-1 text-subtle tabular-nums">{pointsInWords(missions.points)}</p>
    </section>
  )
}
