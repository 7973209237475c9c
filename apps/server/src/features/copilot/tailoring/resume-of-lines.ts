import type { Resume } from '@rise/contract/resumes/shapes'
import type { OwnStory } from '../story/own-story.ts'
import type { FactGroup } from '../story/story-facts.ts'
import type { GroundedLine } from './check-lines.ts'

/**
 * Returns a résumé with these lines. Titles, employers, dates and degrees are the story's. All employers stay, so that
 * no gap appears. Projects and voluntary work are omitted if the story has lines about them, but none is chosen.
 */
export function resumeOfLines(
  { resume, groups }: OwnStory,
  lines: readonly GroundedLine[],
  skills: readonly string[],
): Resume {
  const { basics, work = [], projects = [], volunteer = [], ...rest } = resume
  const linesOfEntry = (part: FactGroup['part'], index: number) =>
    lines.filter(({ group }) => group.part === part && group.index === index).map(({ text }) => text)
  const summary = linesOfEntry('summary', 0).join(' ')
  const hasFacts = (part: FactGroup['part'], index: number) =>
    groups.some((group) => group.part === part && group.index === index)
  const isKept = (part: FactGroup['part'], index: number) =>
    !hasFacts(part, index) || linesOfEntry(part, index).length > 0
  const { summary: _, ...withoutSummary } = basics ?? {}
  return {
    ...rest,
    basics: { ...withoutSummary, ...(summary !== '' && { summary }) },
    work: work.map(({ summary: _summary, highlights: _highlights, ...role }, index) => ({
      ...role,
      highlights: linesOfEntry('work', index),
    })),
    projects: projects.flatMap(({ description: _description, highlights: _highlights, ...project }, index) =>
      isKept('projects', index) ? [{ ...project, highlights: linesOfEntry('projects', index) }] : [],
    ),
    volunteer: volunteer.flatMap(({ summary: _summary, highlights: _highlights, ...role }, index) =>
      isKept('volunteer', index) ? [{ ...role, highlights: linesOfEntry('volunteer', index) }] : [],
    ),
    skills: skills.map((name) => ({ name })),
  }
}
