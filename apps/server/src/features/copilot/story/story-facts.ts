import { createHash } from 'node:crypto'
import type { StoryFact } from '@rise/contract/copilot/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { sentencesOf } from '../truth/fact-clauses.ts'
import { visibleText } from '../truth/line-words.ts'

/** A part of the story whose lines can be chosen for a tailored résumé. */
export interface FactGroup {
  readonly part: 'summary' | 'work' | 'projects' | 'volunteer'
  /** The index of the entry in its part. */
  readonly index: number
  /** "Engineer at Harbour Works" */
  readonly source: string
  readonly facts: readonly StoryFact[]
}

/** The maximum number of lines of one entry that can be chosen. */
const MOST_OF_ENTRY = 40

/** Returns the lines of a story, each as a fact. A fact's id changes with its words and its place. */
export function storyFacts(resume: Resume): FactGroup[] {
  const { basics, work = [], projects = [], volunteer = [] } = resume
  return [
    group('summary', 0, 'About you', [basics?.summary]),
    ...work.map(({ position, name, summary, highlights = [] }, index) =>
      group('work', index, sourceOf(position, name), [summary, ...highlights]),
    ),
    ...projects.map(({ name, entity, description, highlights = [] }, index) =>
      group('projects', index, sourceOf(name, entity), [description, ...highlights]),
    ),
    ...volunteer.map(({ position, organization, summary, highlights = [] }, index) =>
      group('volunteer', index, sourceOf(position, organization), [summary, ...highlights]),
    ),
  ].filter(({ facts }) => facts.length > 0)
}

function sourceOf(what: string | undefined, where: string | undefined): string {
  return [what, where].filter((part) => part !== undefined && part !== '').join(' at ') || 'Your story'
}

function group(
  part: FactGroup['part'],
  index: number,
  source: string,
  texts: readonly (string | undefined)[],
): FactGroup {
  const lines = texts.flatMap((text) => sentencesOf(visibleText(text ?? '')))
  const facts = [...new Set(lines)].slice(0, MOST_OF_ENTRY).map((text) => ({
    _id: createHash('sha256').update(`${part} ${index} ${source} ${text}`).digest('base64url').slice(0, 16),
    text,
    source,
  }))
  return { part, index, source, facts }
}
