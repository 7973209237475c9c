import type { Story } from '@rise/contract/professionals/story/shapes'
import { msg, t } from '@rise/texts'
import type { BarSection } from '../../../ui/layout/section-bar.tsx'
import type { SectionPart, StorySlots } from './story-slots.ts'

/**
 * Returns the sections of a story that have content, in the page's order. `filled` names the sections of other features
 * that have content.
 */
export function sectionsOf(
  story: Story,
  { aboveWork, belowWork }: Pick<StorySlots, 'aboveWork' | 'belowWork'>,
  filled: readonly string[],
): BarSection[] {
  const ofOthers = (parts: readonly SectionPart[]) =>
    parts.filter(({ name }) => filled.includes(name)).map(({ name, label }) => ({ id: name, label: t(label) }))
  const sectionIf = (id: keyof typeof labels, isFilled: boolean) => (isFilled ? [{ id, label: t(labels[id]) }] : [])
  return [
    ...sectionIf('about', Boolean(story.about)),
    ...ofOthers(aboveWork),
    ...sectionIf('experience', story.work.length > 0),
    ...ofOthers(belowWork),
    ...sectionIf('education', story.education.length > 0),
    ...sectionIf('projects', story.projects.length > 0),
    ...sectionIf('volunteering', story.volunteer.length > 0),
    ...sectionIf('publications', story.publications.length > 0),
    ...sectionIf('awards', story.awards.length > 0),
    ...sectionIf('skills', story.skills.length > 0).map((section) => ({ ...section, beside: true })),
  ]
}

const labels = {
  about: msg('About', 'a heading: about the person'),
  experience: msg('Experience'),
  education: msg('Education'),
  projects: msg('Projects'),
  volunteering: msg('Volunteering'),
  publications: msg('Publications'),
  awards: msg('Awards'),
  skills: msg('Skills'),
}
