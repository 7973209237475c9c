import type { AdminMission } from '@rise/contract/missions/admin/shapes'
import { deedNames, type MissionAudience, type MissionDeed } from '@rise/contract/missions/kinds'
import { pointsInWords } from '@rise/contract/missions/words'
import { formatInteger } from '@rise/contract/words'
import { currentLanguage, type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { showToast } from '../../../ui/base/toast.ts'
import { MissionIcon } from '../mission-icon.tsx'
import { missionKeys } from '../queries.ts'
import { MissionForm } from './mission-form.tsx'
import { MissionMembers } from './mission-members.tsx'

/** A mission with the actions of an admin. */
export function MissionRow({ mission }: { mission: AdminMission }) {
  const [shownPart, setShownPart] = useState<'form' | 'members'>()
  const { title, words, icon, begun, finished } = mission
  const toggle = (part: 'form' | 'members') => setShownPart(shownPart === part ? undefined : part)
  return (
    <Card as="li" className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap gap-3 md:flex-nowrap md:items-center">
        <MissionIcon icon={icon} />
        <div className="min-w-0 grow basis-[14rem] wrap-anywhere">
          <p className="font-semibold">{title}</p>
          <p className="text-small text-muted">{words}</p>
          <p className="text-small text-subtle tabular-nums">{termsOf(mission)}</p>
          <p className="text-small text-subtle tabular-nums">
            {t('{begun} begun, {finished} finished', {
              begun: formatInteger(begun),
              finished: formatInteger(finished),
            })}
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button size="dense" aria-expanded={shownPart === 'form'} onClick={() => toggle('form')}>
            {t('Edit')}
            <span className="sr-only"> {title}</span>
          </Button>
          <Button size="dense" aria-expanded={shownPart === 'members'} onClick={() => toggle('members')}>
            {rich('Members<hidden> with {title}</hidden>', {
              title,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
          {mission.state === 'running' ? <EndButton mission={mission} /> : null}
        </div>
      </div>
      {shownPart === 'form' ? <MissionForm mission={mission} onDone={() => setShownPart(undefined)} /> : null}
      {shownPart === 'members' ? (
        <Suspense fallback={null}>
          <MissionMembers mission={mission} />
        </Suspense>
      ) : null}
    </Card>
  )
}

function EndButton({ mission: { _id: id, title } }: { mission: AdminMission }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: () => api('PUT /api/v1/admin/missions/{id}/end', { params: { id } }),
    onSuccess: () => invalidate(queryClient, missionKeys),
    onError: ({ message }) => void showToast({ kind: 'failure', title: t('Couldn’t end it.'), description: message }),
  })
  return (
    <Button size="dense" busy={end.isPending} onClick={() => end.mutate()}>
      {t('End', 'verb, on a button')}
      <span className="sr-only"> {title}</span>
    </Button>
  )
}

const audienceTerms: Readonly<Record<MissionAudience, Message>> = {
  everyone: msg('everyone', 'in a line of facts'),
  professional: msg('professionals', 'in a line of facts'),
  employer: msg('employers', 'in a line of facts'),
}

/** Returns the name of a deed within a line of facts. Other languages may need capitals, such as German nouns. */
function deedInText(deed: MissionDeed): string {
  const name = t(deedNames[deed])
  return currentLanguage() === 'en' ? name.toLowerCase() : name
}

function termsOf({ deed, steps, times, points, perDay, audience, from, until }: AdminMission): string {
  return joinFacts([
    t('{steps} × {deed}', { steps, deed: deedInText(deed) }),
    times > 1 ? t('up to {times} times', { times }) : '',
    pointsInWords(points),
    perDay === null ? '' : t('at most {count} a day', { count: perDay }),
    t(audienceTerms[audience]),
    from === null ? '' : t('from {day}', { day: from }),
    until === null ? '' : t('until {day}', { day: until }),
  ])
}
