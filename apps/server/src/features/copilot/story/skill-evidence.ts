import { findSkill } from '../../catalogs/index.ts'
import { skillKey } from '../../jobs/index.ts'
import { skillsOfText } from '../../postings/index.ts'
import type { OwnStory } from './own-story.ts'

export interface SkillEvidence {
  /** Skills listed in the story. */
  readonly have: readonly string[]
  /** Skills only in the story's texts, each with the line that shows it. */
  readonly shown: readonly { readonly skill: string; readonly fact: string }[]
  readonly missing: readonly MissingSkill[]
  /** Missing nice-to-have skills. */
  readonly preferred: readonly MissingSkill[]
}

export interface MissingSkill {
  readonly skill: string
  readonly advice: string
}

/** A job's skills, and the nice-to-have ones among them. */
interface JobSkills {
  readonly skills: readonly string[]
  readonly preferred: readonly string[]
}

/** Returns which of a job's skills a story lists, shows in its texts, or doesn't have. */
export function skillEvidence({ resume, groups }: OwnStory, skills: JobSkills): SkillEvidence {
  const storySkills = ownSkills(resume)
  const facts = groups.flatMap((group) => group.facts)
  const byKey = new Map(
    skills.skills.flatMap((skill) => (skillKey(skill) === '' ? [] : [[skillKey(skill), skill] as const])),
  )
  const listedSkills: string[] = []
  const shownSkills: { skill: string; fact: string }[] = []
  const missingSkills: MissingSkill[] = []
  for (const [key, skill] of byKey) {
    const fact = facts.find(({ text }) => isNamedIn(skill, text))
    if (storySkills.has(key)) listedSkills.push(skill)
    else if (fact) shownSkills.push({ skill, fact: fact.text })
    else missingSkills.push({ skill, advice: adviceFor(skill, storySkills) })
  }
  const isPreferred = ({ skill }: MissingSkill) => skills.preferred.includes(skill)
  return {
    ...{ have: listedSkills, shown: shownSkills, preferred: missingSkills.filter(isPreferred) },
    missing: missingSkills.filter((one) => !isPreferred(one)),
  }
}

/** Returns the skills, keywords and languages that a story lists, by their `skillKey`, which all spellings share. */
export function ownSkills({ skills = [], projects = [], languages = [] }: OwnStory['resume']): Map<string, string> {
  const names = [
    ...skills.flatMap(({ name = '', keywords = [] }) => [name, ...keywords]),
    ...projects.flatMap(({ keywords = [] }) => keywords),
    ...languages.flatMap(({ language = '' }) => language),
  ]
  return new Map(names.flatMap((name) => (skillKey(name) === '' ? [] : [[skillKey(name), name] as const])))
}

/** Whether a text names a skill, by any spelling of the catalog. */
export function isNamedIn(skill: string, text: string): boolean {
  const key = skillKey(skill)
  if ((skillsOfText('', text)?.skills ?? []).some((found) => skillKey(found) === key)) return true
  const entry = findSkill(skill)
  return [skill, ...(entry ? [entry.name, ...entry.aliases] : [])].some((name) => hasWords(text, name))
}

/**
 * Whether a text contains these words, in any letter case, and not within other words. Always false for one or two
 * letters.
 */
function hasWords(text: string, words: string): boolean {
  const trimmedWords = words.trim()
  if (trimmedWords.length < 3) return false
  const escapedWords = trimmedWords.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapedWords}(?![\\p{L}\\p{N}+#])`, 'iu').test(text)
}

function adviceFor(skill: string, own: ReadonlyMap<string, string>): string {
  const group = findSkill(skill)?.group
  const near = [...own.values()].find((name) => group !== undefined && findSkill(name)?.group === group)
  if (near !== undefined) {
    return `You list ${near}, which is close. If you’ve used ${skill}, add it to your story with where you used it. If not, say how ${near} carries over.`
  }
  return `If you’ve used ${skill}, add it to your story with where you used it. If not, a small project that shows it says more than a course.`
}
