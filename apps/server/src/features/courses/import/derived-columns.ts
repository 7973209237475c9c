import { skillKey } from '../../jobs/index.ts'

interface CourseWords {
  readonly title: string
  readonly provider: string
  readonly skills: readonly string[]
}

/** Returns the columns that searches use, derived from a course's fields. Skills with the same key count once. */
export function derivedColumns({ title, provider, skills }: CourseWords) {
  const byKey = new Map(
    skills.map((name) => [skillKey(name), name]).filter(([key]) => key !== '') as [string, string][],
  )
  return {
    skills: [...byKey.values()],
    skill_keys: [...byKey.keys()],
    search_text: [title, provider, ...byKey.values()].join(' '),
  }
}
