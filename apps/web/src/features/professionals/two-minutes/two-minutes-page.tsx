import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useNavigate, useParams } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useViewed } from '../../../app/viewed/use-viewed.ts'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { CardSequence } from '../../../ui/overlays/card-sequence.tsx'
import { useHydrated } from '../../../ui/states/use-hydrated.ts'
import type { StorySlots } from '../story/story-slots.ts'
import { cardsOf } from './cards-of.tsx'

/**
 * A story in at most six cards. The cards fill the screen one at a time; without scripts, they are below each other.
 */
export function TwoMinutesPage({ slots }: { slots: StorySlots }) {
  const { profile = '' } = useParams()
  const { shown: story, hidden } = useViewed(
    queryOf(useApi(), 'GET /api/v1/professionals/{slug}/story', { params: { slug: profile } }),
  )
  if (hidden) return <ErrorBody status={404} />
  return story ? <TwoMinutes story={story} slots={slots} /> : null
}

function TwoMinutes({ story, slots }: { story: Story; slots: StorySlots }) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const path = `/professional/${story.slug}`
  const cards = cardsOf(story, slots, slots.useFilled(story) ?? [])
  const title = t('{name} in two minutes', { name: story.name })
  return (
    // As high as the window, so that the footer doesn't come into it when the cards leave the page.
    <div className="mx-auto min-h-dvh max-w-feed px-gutter py-8 md:py-12">
      {/* Search engines list the story itself. */}
      <PageHead title={title} noindex />
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      <p className="mt-2">
        <TextLink to={path}>{t('Read the whole story')}</TextLink>
      </p>
      {isHydrated ? (
        <CardSequence title={title} cards={cards} start={t('Start')} onClose={() => void navigate(path)} />
      ) : (
        <ol className="mt-8 flex flex-col gap-6">
          {cards.map(({ name, content }) => (
            <Card key={name} as="li">
              {content}
            </Card>
          ))}
        </ol>
      )}
    </div>
  )
}
