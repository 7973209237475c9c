import type { Job, ReadItem } from '@rise/contract/jobs/shapes'
import { foldSkill } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'

type Reading = Job['reading']

/** A skill that the reader has, with the years of work with it if known. */
export interface KnownSkill {
  readonly skill: string
  readonly years: number | null
}

/** The mark of an item: whether the reader has all, some or none of the skills that it names, and the words for it. */
export interface ItemMark {
  readonly item: number
  readonly has: 'all' | 'some' | 'none'
  readonly words: string
}

/** Returns the marks of a posting's items for a reader with these skills. */
export function marksOf({ items }: Reading, knownSkills: readonly KnownSkill[]): ItemMark[] {
  const bySkill = new Map(knownSkills.map((one) => [one.skill, one]))
  return items.map((item) => markOf(item, bySkill))
}

function markOf({ item, skills, anyOf }: ReadItem, bySkill: ReadonlyMap<string, KnownSkill>): ItemMark {
  const have = skills.flatMap((skill) => bySkill.get(skill) ?? [])
  if (have.length === 0)
    return { item, has: 'none', words: t('Not in your list yet: {skills}', { skills: skills.join(', ') }) }
  const missingSkills = skills.filter((skill) => !bySkill.has(skill))
  const isEnough = missingSkills.length === 0 || anyOf
  return {
    item,
    has: isEnough ? 'all' : 'some',
    words: isEnough
      ? t('You: {skills}', { skills: skillWords(have) })
      : t('You: {skills}. Not yet: {missing}', { skills: skillWords(have), missing: missingSkills.join(', ') }),
  }
}

/** Returns skills as "9 years of Node.js, PostgreSQL", the longest practised first. */
function skillWords(knownSkills: readonly KnownSkill[]): string {
  return knownSkills
    .toSorted((a, b) => (b.years ?? 0) - (a.years ?? 0))
    .map(({ skill, years }) =>
      years === null
        ? skill
        : t('{years, plural, one {# year of {skill}} other {# years of {skill}}}', { years, skill }),
    )
    .join(', ')
}

/** Returns the skills of a posting that a text names, such as "Python, SQL and German", by any spelling. */
export function skillsIn({ skills }: Reading, text: string): KnownSkill[] {
  const typedSkills = new Set(
    text
      .split(/[,;\n]|\band\b/)
      .map(foldSkill)
      .filter((word) => word !== ''),
  )
  return skills
    .filter(({ words }) => words.some((word) => typedSkills.has(word)))
    .map(({ name }) => ({ skill: name, years: null }))
}
