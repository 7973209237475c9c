import { missionStates } from '@rise/contract/missions/kinds'
import { msg, t } from '@rise/texts'
import { useState } from 'react'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { ClaimQueue } from './claim-queue.tsx'
import { MissionForm } from './mission-form.tsx'
import { MissionRow } from './mission-row.tsx'

const [running, ended] = missionStates

/** The page where admins answer claims of rewards, and write missions. */
export function MissionsAdmin() {
  const api = useApi()
  return (
    <AdminFrame>
      <section aria-labelledby="claims" className="flex flex-col gap-4">
        <h2 id="claims" className="text-h3">
          {t('Claimed rewards')}
        </h2>
        <ClaimQueue />
      </section>
      <section aria-labelledby="catalog" className="flex flex-col gap-4">
        <h2 id="catalog" className="text-h3">
          {t('Catalog')}
        </h2>
        <NewMission />
        <StateList
          label={t('Missions')}
          failed={t('Couldn’t load the missions')}
          nothing={() => t('No missions found.')}
          states={{ [running]: msg('Running'), [ended]: msg('Ended') }}
          searchLabel={t('Title or key')}
          queryOf={(query) => queryOf(api, 'GET /api/v1/admin/missions', { query }, keepPrevious)}
        >
          {(missions) => (
            <ul className="flex flex-col gap-2">
              {missions.map((mission) => (
                <MissionRow key={`${mission._id} ${mission.version}`} mission={mission} />
              ))}
            </ul>
          )}
        </StateList>
      </section>
    </AdminFrame>
  )
}

function NewMission() {
  const [isWriting, setIsWriting] = useState(false)
  if (!isWriting) {
    return (
      <p>
        <Button onClick={() => setIsWriting(true)}>{t('New mission')}</Button>
      </p>
    )
  }
  return (
    <Card as="section" aria-label={t('New mission')}>
      <MissionForm onDone={() => setIsWriting(false)} />
    </Card>
  )
}
