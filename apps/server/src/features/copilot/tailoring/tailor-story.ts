import type { TailoredLine, Tailoring } from '@rise/contract/copilot/shapes'
import { type Message, msg, t } from '@rise/texts'
import { findSkill } from '../../catalogs/index.ts'
import { roleWords, skillKey } from '../../jobs/index.ts'
import type { ReadJob } from '../read-job.ts'
import type { OwnStory } from '../story/own-story.ts'
import { isNamedIn, ownSkills } from '../story/skill-evidence.ts'
import type { FactGroup } from '../story/story-facts.ts'
import { checkLine } from '../truth/check-line.ts'
import { lineWords } from '../truth/line-words.ts'

const word = /(?<![\p{L}\p{N}])\p{L}(?:[\p{L}\p{N}]|[.](?=\p{L}))+[+#]*/gu

/**
 * Spells the skills of a text like the job does: Postgres becomes PostgreSQL, because both are one skill of the
 * catalog.
 */
function respellSkills(text: string, wanted: readonly string[]): string {
  const spellings = new Map(wanted.filter((skill) => !/\s/.test(skill)).map((skill) => [skillKey(skill), skill]))
  return text.replaceAll(word, (found) => {
    if (!findSkill(found)) return found
    const jobSpelling = spellings.get(skillKey(found))
    return jobSpelling !== undefined && jobSpelling.toLowerCase() !== found.toLowerCase() ? jobSpelling : found
  })
}

const titles: Readonly<Record<FactGroup['part'], Message>> = {
  summary: msg('Summary'),
  work: msg('Experience'),
  projects: msg('Projects'),
  volunteer: msg('Volunteering'),
}
/** The maximum number of lines chosen for each of the first two jobs, and for each other entry. */
const MOST_OF_RECENT = 5
const MOST_OF_OLDER = 3
const RECENT_ROLES = 2
const MOST_OF_SUMMARY = 4
/** At least this many lines of an entry are chosen, even if fewer have words of the job. */
const FEWEST_LINES = 2
/** A skill of the job weighs more than a word of its title. */
const SKILL_WEIGHT = 3
/** The weight of a line about what the member is proud of: less than that of a word in the job's title. */
const HIGHLIGHT_WEIGHT = 0.5
/** Shorter words are ignored, because too many lines contain them. */
const LONG_ENOUGH = 4

type TailoredJob = Pick<ReadJob, 'title' | 'skills'>

/**
 * Chooses and orders the lines of a story for a job. Nothing is added: each line is its fact, with skills spelt as the
 * job spells them. Of two equally relevant lines, one about what the member is proud of comes first.
 */
export function tailorStory(story: OwnStory, job: TailoredJob, proudOf = ''): Pick<Tailoring, 'sections' | 'skills'> {
  return {
    sections: story.groups.map((group) => ({
      title: t(titles[group.part]),
      entry: group.part === 'summary' ? '' : group.source,
      lines: linesOf(group, job, proudOf),
    })),
    skills: orderedSkills(story, job),
  }
}

function linesOf(group: FactGroup, { title, skills }: TailoredJob, proudOf: string): TailoredLine[] {
  const highlightWords = new Set(lineWords(proudOf).map(({ key }) => key))
  const words = roleWords(title).map(({ word }) => word)
  const scoredLines = group.facts.map((fact) => {
    const namedSkills = skills.filter((skill) => isNamedIn(skill, fact.text))
    const sharedWords = roleWords(fact.text).filter(({ word }) => words.includes(word)).length
    const isProud = lineWords(fact.text).some(({ text, key }) => text.length >= LONG_ENOUGH && highlightWords.has(key))
    const highlightScore = isProud ? HIGHLIGHT_WEIGHT : 0
    const respelledText = respellSkills(fact.text, skills)
    const text = checkLine(respelledText, [fact.text]).holds ? respelledText : fact.text
    return { fact, text, because: namedSkills, score: namedSkills.length * SKILL_WEIGHT + sharedWords + highlightScore }
  })
  const isSummary = group.part === 'summary'
  const most = isSummary
    ? MOST_OF_SUMMARY
    : group.part === 'work' && group.index < RECENT_ROLES
      ? MOST_OF_RECENT
      : MOST_OF_OLDER
  const byScore = scoredLines.toSorted((a, b) => b.score - a.score)
  const relevantLines = byScore.filter(({ score }) => score > 0).slice(0, most)
  const chosenLines = new Set(
    relevantLines.length >= FEWEST_LINES ? relevantLines : byScore.slice(0, isSummary ? most : FEWEST_LINES),
  )
  // A summary is one text, so its order is kept.
  const orderedLines = isSummary
    ? scoredLines
    : [...byScore.filter((one) => chosenLines.has(one)), ...byScore.filter((one) => !chosenLines.has(one))]
  return orderedLines.map((one) => ({
    facts: [one.fact],
    text: one.text,
    chosen: chosenLines.has(one),
    because: one.because,
  }))
}

/** Returns the story's skills, the job's skills first and in the job's spelling. */
export function orderedSkills({ resume }: OwnStory, { skills }: Pick<TailoredJob, 'skills'>): string[] {
  const wantedByKey = new Map(skills.map((skill) => [skillKey(skill), skill]))
  const storySkills = [...ownSkills({ skills: resume.skills })]
  const [first, rest] = [
    storySkills.filter(([key]) => wantedByKey.has(key)),
    storySkills.filter(([key]) => !wantedByKey.has(key)),
  ]
  return [...first.map(([key, name]) => wantedByKey.get(key) ?? name), ...rest.map(([, name]) => name)]
}
