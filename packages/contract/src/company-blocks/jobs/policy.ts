import type { JobList } from '../../jobs/kinds.ts'
import type { Block } from '../fields.ts'

/** The maximum number of skills that one search accepts. */
const SEARCHED_SKILLS = 8

/** Which open jobs of the company a block lists, and how many at most. */
export interface BlockJobFilter {
  readonly list: JobList
  /** Slug of a department, or empty. */
  readonly category: string
  readonly keyword: string
  readonly most: number
}

/** Returns the jobs that a block lists; undefined if it lists none. */
export function blockJobFilter(block: Block): BlockJobFilter | undefined {
  if (block.kind === 'jointeam') {
    const { list, category, most } = block.content
    return { list, category, keyword: '', most }
  }
  if (block.kind !== 'skills' || !block.content.most || block.content.skills.length === 0) return undefined
  const words = block.content.skills.slice(0, SEARCHED_SKILLS).map((skill) => `"${skill.replaceAll('"', '')}"`)
  return { list: 'all', category: '', keyword: words.join(' OR '), most: block.content.most }
}
