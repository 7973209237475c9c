import { slugify } from '../../../../platform/slugs/slug.ts'
import { findSkill } from '../../../catalogs/index.ts'
import { roleWords } from './role-words.ts'

const HASH_START = 0x811c9dc5
const HASH_PRIME = 0x01000193

/** Returns the key that all spellings of a skill share; empty for a name without letters or digits. */
export function skillKey(name: string): string {
  return findSkill(name)?.slug ?? slugify(name)
}

/** Returns the number under which jobs with this skill are indexed (`job_search.match_keys`). */
export function skillNumber(key: string): number {
  return hashOf(`skill ${key}`)
}

/** Returns the number for a word of a title. */
export function roleNumber(word: string): number {
  return hashOf(`role ${word}`)
}

/**
 * Returns the numbers of a job's required skills and of the words of its title. Collisions don't matter, because the
 * facts are compared afterwards.
 */
export function matchKeys({ title, skills }: { readonly title: string; readonly skills: readonly string[] }): number[] {
  const ofSkills = skills.map(skillKey).filter((key) => key !== '')
  return [...new Set([...ofSkills.map(skillNumber), ...roleWords(title).map(({ word }) => roleNumber(word))])]
}

/** Returns the FNV-1a hash of a text as a Postgres integer. */
function hashOf(text: string): number {
  let hash = HASH_START
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), HASH_PRIME)
  return hash
}
