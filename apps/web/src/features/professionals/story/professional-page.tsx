import type { Story } from '@rise/contract/professionals/story/shapes'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { cutAtWord, PageHead } from '../../../app/page/page-head.tsx'
import { useViewed } from '../../../app/page/use-viewed.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { profilePageJsonLd } from './story-json-ld.ts'
import type { StorySlots } from './story-slots.ts'
import { StoryView } from './story-view.tsx'

/** The maximum length of a title in search results and link previews. */
const LONGEST_TITLE = 60

const StoryOffers = lazy(async () => ({ default: (await import('./story-offers.tsx')).StoryOffers }))
const StoryActions = lazy(async () => ({ default: (await import('./story-actions.tsx')).StoryActions }))

interface Props {
  readonly slots: StorySlots
  /** For the owner only, loaded on demand. */
  readonly OwnerPanel: ComponentType
}

/** A professional's public page, a replacement for a résumé. */
export function ProfessionalPage({ slots, OwnerPanel }: Props) {
  const api = useApi()
  const { publicUrl } = useSettings()
  const { profile = '' } = useParams()
  const session = useSession()
  const member = session.status === 'member' ? session.user : undefined
  const {
    shown: story,
    everyone,
    known,
    hidden,
  } = useViewed(queryOf(api, 'GET /api/v1/professionals/{slug}/story', { params: { slug: profile } }))
  const isOwn = member?.role === 'professional' && member._id === story?._id
  // A member's own response decides whether there is a page to view.
  const shownStory = member ? known : everyone
  useRecordedView(shownStory?.slug, session.status !== 'checking' && !isOwn)
  if (hidden) return <ErrorBody status={404} />
  if (!story) return null
  const path = `/professional/${story.slug}`
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord([story.name, story.headline].filter(Boolean).join(', '), LONGEST_TITLE)}
        description={summaryOf(story)}
        path={path}
        noindex={story.noindex}
        image={`${path}.png`}
      />
      {story.noindex ? null : <JsonLd value={profilePageJsonLd(everyone ?? story, publicUrl)} />}
      {isOwn ? (
        <Suspense fallback={null}>
          <OwnerPanel />
        </Suspense>
      ) : null}
      <StoryView
        story={story}
        slots={slots}
        own={isOwn}
        offers={
          isOwn ? (
            <Suspense fallback={null}>
              <StoryOffers story={story} />
            </Suspense>
          ) : null
        }
        // The public content is also available as files; a pending member has none.
        downloads={everyone && !(isOwn && member.standing === 'pending') ? <slots.Downloads story={everyone} /> : null}
        actions={
          // Only the browser knows the viewer's permissions; space is reserved from the start.
          session.status === 'checking' ? (
            <span />
          ) : (
            <Suspense fallback={null}>
              <StoryActions story={story} own={isOwn} url={publicUrl + path} />
            </Suspense>
          )
        }
      />
    </div>
  )
}

/** Records the view once the viewer is known. A failure is harmless. */
function useRecordedView(slug: string | undefined, ready: boolean): void {
  const api = useApi()
  useEffect(() => {
    if (slug === undefined || !ready) return
    api('POST /api/v1/professionals/{slug}/views', { params: { slug } }).catch(() => undefined)
  }, [api, slug, ready])
}

/** Returns the text for search results and link previews. */
function summaryOf({ name, headline, place, about }: Story): string {
  const first = [name, headline, place].filter(Boolean).join(', ')
  return [`${first}.`, about?.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ')
}
