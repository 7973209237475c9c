import type { Job } from './shapes.ts'

/** Returns the skills of a job without those that are nice to have. */
export function requiredSkills({ skills, preferredSkills }: Pick<Job, 'skills' | 'preferredSkills'>): string[] {
  return skills.filter((skill) => !preferredSkills.includes(skill))
}
