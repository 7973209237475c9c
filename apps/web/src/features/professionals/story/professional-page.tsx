import type { Story } from '@rise/contract/professionals/story/shapes'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../../app/page/link-picture-path.ts'
import { cutAtWord, PageHead } from '../../../app/page/page-head.tsx'
import { useSession } from '../../../app/session/use-session.tsx'
import { useViewed } from '../../../app/viewed/use-viewed.ts'
import { ownStoryQuery } from '../own-story-query.ts'
import { profilePageJsonLd } from './story-json-ld.ts'
import type { StorySlots } from './story-slots.ts'
import { StoryView } from './story-view.tsx'

/** The maximum length of a title in search results and link previews, in characters. */
const LONGEST_TITLE = 60

/** The height of the links in the owner's panel. */
const ownerPanelRoom = 'mt-6 h-[2.75rem] sm:h-[1.25rem]'

const StoryOffers = lazy(async () => ({ default: (await import('./story-offers.tsx')).StoryOffers }))
const StoryActions = lazy(async () => ({ default: (await import('./story-actions.tsx')).StoryActions }))

interface Props {
  readonly slots: StorySlots
  /** The panel for the owner only, loaded on demand. */
  readonly OwnerPanel: ComponentType
}

/** A professional's public page, which can replace a résumé. */
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
  // For a member, only the response to their own request decides whether there is a page.
  const shownStory = member ? known : everyone
  // The height of the owner's panel depends on the strength of the story.
  const { isPending: isStrengthUnknown } = useQuery({ ...ownStoryQuery(api), enabled: isOwn })
  const isProvisional =
    session.status === 'checking' || (member !== undefined && !known) || (isOwn && isStrengthUnknown)
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
        image={linkPicturePath(path, story.photo)}
        authored
      />
      {story.noindex ? null : <JsonLd value={profilePageJsonLd(everyone ?? story, publicUrl)} />}
      <StoryView
        story={story}
        slots={slots}
        own={isOwn}
        provisional={isProvisional}
        panel={
          isOwn ? (
            <Suspense fallback={<div className={ownerPanelRoom} />}>
              <OwnerPanel />
            </Suspense>
          ) : null
        }
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
          // Only the browser knows what the viewer may do, so space is reserved from the start.
          session.status === 'checking' ? (
            <span />
          ) : (
            <Suspense fallback={null}>
              <StoryActions
                story={story}
                own={isOwn}
                url={publicUrl + path}
                files={everyone ? slots.filesOf(everyone) : []}
              />
            </Suspense>
          )
        }
      />
    </div>
  )
}

/** Records the view once the viewer is known. A failure is harmless. */
function useRecordedView(slug: string | undefined, isReady: boolean): void {
  const api = useApi()
  useEffect(() => {
    if (slug === undefined || !isReady) return
    api('POST /api/v1/professionals/{slug}/views', { params: { slug } }).catch(() => undefined)
  }, [api, slug, isReady])
}

/** Returns the text for search results and link previews. */
function summaryOf({ name, headline, place, about }: Story): string {
  const firstSentence = [name, headline, place].filter(Boolean).join(', ')
  return [`${firstSentence}.`, about?.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ')
}
