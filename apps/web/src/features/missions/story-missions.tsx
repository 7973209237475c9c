import { pointsInWords } from '@rise/contract/missions/words'
import type { Story } from '@rise/contract/professionals/story/shapes'
import { useId } from 'react'
import { MissionIcon } from './mission-icon.tsx'

/** The points and the last finished missions of a member who shows them, next to their story. */
export function StoryMissionsPart({ story: { missions } }: { story: Pick<Story, 'missions'> }) {
  const id = useId()
  if (missions === null || missions.done.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-body">
        Missions
      </h2>
      <p className="mt-1 text-small text-muted tabular-nums">{pointsInWords(missions.points)}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {missions.done.map(({ missionKey, mission, icon }) => (
          <li key={missionKey} className="flex min-w-0 items-center gap-2">
            <MissionIcon icon={icon} size={32} />
            <span className="min-w-0 text-small font-medium wrap-anywhere">{mission}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
