import { findSkill } from '../../catalogs/index.ts'
import { skillKey } from '../../jobs/index.ts'

/** Words after a skill's name that don't make it a different skill: OpenAI API, Java development. */
const tail = /\s+(?:apis?|sdks?|framework|library|programming(?: language)?|development)$/i
const version = /\s+v?\d+(?:\.\d+)*\+?$/i

/**
 * Returns the key of a skill without words and versions that add little: `openai` for OpenAI API, `java` for Java 17.
 * Removes a version only if the catalog has the skill.
 */
export function skillStem(name: string): string {
  const withoutTail = name.trim().replace(tail, '')
  const unversionedWord = withoutTail.replace(version, '')
  return skillKey(findSkill(unversionedWord) ? unversionedWord : withoutTail)
}
