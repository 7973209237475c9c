import type { Story } from '@rise/contract/professionals/story/shapes'
import type { ReactNode } from 'react'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { OpenToWork, StoryAside } from './story-aside.tsx'
import { StoryHeader } from './story-header.tsx'
import { StorySection } from './story-parts.tsx'
import { StorySections } from './story-sections.tsx'
import type { StorySlots } from './story-slots.ts'
import { StoryWork } from './story-work.tsx'

interface Props {
  readonly story: Story
  /** The parts of other features. */
  readonly slots: StorySlots
  /** Whether the viewer is the owner, who is invited to fill empty parts. */
  readonly own?: boolean
  readonly actions?: ReactNode
  readonly downloads?: ReactNode
  /** The invitations to fill empty parts. */
  readonly offers?: ReactNode
}

/**
 * A story in full, without empty parts. Its own parts are here in order; those of other features are in their slots.
 */
export function StoryView({ story, slots, own = false, actions, downloads, offers }: Props) {
  const hasContent = slots.useHasContent(story)
  const isBare =
    !story.about &&
    !hasContent &&
    story.work.length === 0 &&
    story.education.length === 0 &&
    story.projects.length === 0
  const isEmptyStory = isBare && story.headline === null && story.skills.length === 0
  return (
    <article>
      <StoryHeader story={story} actions={actions} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        {story.openToWork ? <OpenToWork sought={story.openToWork} /> : null}
        <div className="flex min-w-0 flex-col gap-8 md:gap-12 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {story.about ? (
            <StorySection title="About">
              <Paragraphs text={story.about} className="text-body" />
            </StorySection>
          ) : null}
          {slots.aboveWork.map(({ name, Part }) => (
            <Part key={name} story={story} own={own} />
          ))}
          <StoryWork work={story.work} asOf={story.asOf} />
          {slots.belowWork.map(({ name, Part }) => (
            <Part key={name} story={story} own={own} />
          ))}
          <StorySections story={story} />
          {isBare && !own ? <p className="text-muted">{story.name} has not told more yet.</p> : null}
          {offers}
        </div>
        {/* No one needs an empty résumé. */}
        <StoryAside story={story} slots={slots}>
          {isEmptyStory && !own ? null : downloads}
        </StoryAside>
      </div>
    </article>
  )
}
