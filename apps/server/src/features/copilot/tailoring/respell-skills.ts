import { findSkill } from '../../catalogs/index.ts'
import { skillKey } from '../../jobs/index.ts'

const word = /(?<![\p{L}\p{N}])\p{L}(?:[\p{L}\p{N}]|[.](?=\p{L}))+[+#]*/gu

/** Writes the skills of a text as a job writes them: Postgres becomes PostgreSQL. Both are one skill of the catalog. */
export function respellSkills(text: string, wanted: readonly string[]): string {
  const spellings = new Map(wanted.filter((skill) => !/\s/.test(skill)).map((skill) => [skillKey(skill), skill]))
  return text.replaceAll(word, (found) => {
    if (!findSkill(found)) return found
    const spelt = spellings.get(skillKey(found))
    return spelt !== undefined && spelt.toLowerCase() !== found.toLowerCase() ? spelt : found
  })
}
