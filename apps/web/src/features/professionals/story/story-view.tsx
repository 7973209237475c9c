import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { SectionBar } from '../../../ui/layout/section-bar.tsx'
import { sectionsOf } from './section-links.ts'
import { StoryAside } from './story-aside.tsx'
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
  /** Whether the story is everyone's view, while the viewer or the viewer's own view is not known yet. */
  readonly provisional?: boolean
  /** The owner's panel, below the header. */
  readonly panel?: ReactNode
  readonly actions?: ReactNode
  readonly downloads?: ReactNode
  /** The invitations to fill empty parts. */
  readonly offers?: ReactNode
}

/**
 * A story in full, without empty parts. The story's own parts are rendered here in order; parts of other features are
 * in slots.
 */
export function StoryView({
  story,
  slots,
  own = false,
  provisional = false,
  panel,
  actions,
  downloads,
  offers,
}: Props) {
  const filled = slots.useFilled(story)
  const isBare =
    !story.about &&
    !filled?.length &&
    story.work.length === 0 &&
    story.education.length === 0 &&
    story.projects.length === 0
  const isEmptyStory = isBare && story.headline === null && story.skills.length === 0
  return (
    <article>
      <StoryHeader story={story} actions={actions} inShort={!isEmptyStory} />
      {panel}
      {/*
       * In the owner's view, only the header is the same, and the page is longer, so its footer is out of sight from
       * the start. Other members may see more facts, next to the story.
       */}
      <div
        data-waits={filled === undefined ? 'page' : provisional ? (own ? 'member' : 'owner') : undefined}
        className={cx('mt-6 in-data-own:min-h-dvh', (own || filled === undefined) && 'min-h-dvh')}
      >
        <SectionBar label={t('Sections of this story')} sections={sectionsOf(story, slots, filled ?? [])} />
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-8 md:gap-12">
            {story.about ? (
              <StorySection id="about" title={t('About', 'a heading: about the person')}>
                <Paragraphs text={story.about} className="text-body" />
              </StorySection>
            ) : null}
            {slots.aboveWork.map(({ name, Part }) => (
              <Part key={name} story={story} own={own} />
            ))}
            <StoryWork story={story} />
            {slots.belowWork.map(({ name, Part }) => (
              <Part key={name} story={story} own={own} />
            ))}
            <StorySections story={story} />
            {isBare && filled && !own ? (
              <p className="text-muted">{t('{name} has not told more yet.', { name: story.name })}</p>
            ) : null}
            {offers}
          </div>
          <StoryAside story={story} slots={slots} provisional={provisional}>
            {/* No one needs an empty résumé. */}
            {isEmptyStory && !own ? null : downloads}
          </StoryAside>
        </div>
      </div>
    </article>
  )
}
