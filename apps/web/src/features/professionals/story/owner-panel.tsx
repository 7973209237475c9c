import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { PendingNotice } from '../../session/index.ts'
import { nextSteps } from '../next-step.ts'
import type { OwnStorySlots } from './story-slots.ts'

/** For the owner only: the strength of the story, and the most useful next step. */
export function OwnerPanel({ slots: { Unfinished, Rewards, links } }: { slots: OwnStorySlots }) {
  const isPending = useCurrentUser()?.standing === 'pending'
  const [search] = useSearchParams()
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/story', {}, presentVersion))
  if (!data) return <div className="mb-6 h-24" aria-hidden />
  const { percent, next } = data.strength
  const step = next === null ? undefined : nextSteps[next]
  return (
    <section aria-label="Your story" className="mb-6 flex flex-col gap-4">
      {/* Loaded only for pending members: most owners confirmed long ago. */}
      {isPending ? (
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
      ) : null}
      <div className="flex flex-col gap-3 rounded-card bg-brand-soft p-4 text-on-brand-soft">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-small font-semibold tabular-nums">Profile strength {percent}%</p>
          <p className="flex flex-wrap gap-x-4 text-small">
            <TextLink to="/professional/preview">Preview</TextLink>
            <TextLink to="/professional/viewers">Viewers</TextLink>
            {links.map(({ label, hrefOf }) => (
              <TextLink key={label} to={hrefOf(data.slug)}>
                {label}
              </TextLink>
            ))}
            <TextLink to="/professional/edit#pictures">Photo and cover</TextLink>
          </p>
        </div>
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface">
          <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
        </div>
        <Unfinished />
        <p className="text-small">
          {step ? (
            <>
              <TextLink to={step.path}>{step.label}</TextLink>. {step.why}
            </>
          ) : (
            'Your story is complete. Keep it up to date.'
          )}
        </p>
      </div>
      {search.get('reward') === 'true' ? (
        <Suspense fallback={null}>
          <Rewards />
        </Suspense>
      ) : null}
    </section>
  )
}
