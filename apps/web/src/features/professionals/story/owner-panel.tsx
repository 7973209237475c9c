import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { PendingNotice } from '../../session/index.ts'
import { nextSteps } from '../next-step.ts'
import { ownStoryQuery } from '../own-story-query.ts'
import { UnfinishedNote } from '../unfinished-note.tsx'
import type { OwnStorySlots } from './story-slots.ts'

/**
 * For the owner only: the pages around the story, and while it isn't complete, its strength and the most useful next
 * step. Until the strength is known, the page keeps the content below invisible.
 */
export function OwnerPanel({ slots: { useUnfinished, Rewards, links } }: { slots: OwnStorySlots }) {
  const user = useCurrentUser()
  const isPending = user?.standing === 'pending'
  const [search] = useSearchParams()
  const { data } = useQuery(ownStoryQuery(useApi()))
  const unfinishedPath = useUnfinished()
  const slug = data?.slug ?? user?.slug ?? ''
  return (
    <section aria-label={t('Your story')} className="mt-6 flex flex-col gap-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        <TextLink to="/professional/preview">{t('Preview')}</TextLink>
        <TextLink to="/professional/viewers">{t('Viewers')}</TextLink>
        {links.map(({ label, hrefOf }) => (
          <TextLink key={t(label)} to={hrefOf(slug)}>
            {t(label)}
          </TextLink>
        ))}
        <TextLink to="/professional/edit#pictures">{t('Photo and cover')}</TextLink>
      </p>
      {/* Loaded only for pending members: most owners confirmed long ago. */}
      {isPending ? (
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
      ) : null}
      {data && data.strength.percent < 100 ? <Strength strength={data.strength} unfinished={unfinishedPath} /> : null}
      {search.get('reward') === 'true' ? (
        <Suspense fallback={null}>
          <Rewards />
        </Suspense>
      ) : null}
    </section>
  )
}

interface StrengthProps extends Pick<OwnStory, 'strength'> {
  /** The path of an unfinished onboarding; null if there is none, undefined while loading. */
  readonly unfinished: string | null | undefined
}

function Strength({ strength: { percent, next }, unfinished }: StrengthProps) {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-brand-soft p-4 text-on-brand-soft">
      <p className="text-small font-semibold tabular-nums">{t('Profile strength {percent}%', { percent })}</p>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface">
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      {/* One line in a wide window, two on a phone, for each step. */}
      <div className="min-h-icon text-small max-sm:min-h-[2.5rem]">
        {unfinished ? <UnfinishedNote path={unfinished} /> : null}
        {unfinished === null && next !== null ? <NextStep next={next} /> : null}
      </div>
    </div>
  )
}

function NextStep({ next }: { next: NonNullable<OwnStory['strength']['next']> }) {
  const { label, why, path } = nextSteps[next]
  return (
    <>
      <TextLink to={path}>{t(label)}</TextLink>. {t(why)}
    </>
  )
}
