import type { OwnMission, OwnMissions } from '@rise/contract/missions/shapes'
import { pointsInWords } from '@rise/contract/missions/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { MissionCard } from './mission-card.tsx'
import { OnStory } from './on-story.tsx'
import { PointsSection } from './points-section.tsx'

/** The member's missions: started, available and finished ones, with their points. */
export function MissionsPage() {
  const { data, isError, isFetching, isPending, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/missions'))
  const step = useLoadingStep(isPending)
  return (
    <div className="mx-auto flex max-w-shell flex-col gap-8 px-gutter py-8 md:py-12">
      <PageHead title={t('Missions')} noindex />
      <div>
        <h1 className="text-h1">{t('Missions')}</h1>
        <p className="mt-2 max-w-reading text-muted">
          {t('Small things that help other people. Each mission you finish earns points.')}
        </p>
      </div>
      {isError && !data ? (
        <FailedBlock title={t('Couldn’t load your missions')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? <Missions own={data} /> : null}
      {step === 'nothing' || isError ? null : <ListSkeleton />}
    </div>
  )
}

function Missions({ own }: { own: OwnMissions }) {
  const user = useCurrentUser()
  const isProfessional = user?.role === 'professional'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-brand-soft p-4 text-on-brand-soft">
        <div>
          <p className="text-h2 tabular-nums">{pointsInWords(own.points)}</p>
          {isProfessional ? (
            <p className="text-small">
              <TextLink to={`/professional/${user.slug}?reward=true`}>{t('See your rewards')}</TextLink>
            </p>
          ) : null}
        </div>
        {isProfessional ? <OnStory shown={own.onStory} /> : null}
      </div>
      <Part title={t('In progress', 'missions')} missions={own.doing} />
      <Part title={t('Next', 'missions')} missions={own.next} />
      <Part title={t('Done', 'missions')} missions={own.done} />
      {own.doing.length + own.next.length + own.done.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t('No missions right now')}
          action={<ButtonLink to="/feed">{t('Go to the feed')}</ButtonLink>}
        >
          {t('New ones will appear here.')}
        </EmptyState>
      ) : null}
      <PointsSection />
    </>
  )
}

function Part({ title, missions }: { title: string; missions: readonly OwnMission[] }) {
  const id = useId()
  if (missions.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {missions.map((mission) => (
          <MissionCard key={mission.missionKey} mission={mission} />
        ))}
      </ul>
    </section>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your missions')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <Skeleton key={card} className="h-24 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
