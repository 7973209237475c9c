import type { Resume } from '@rise/contract/resume'

/** A résumé as a JSON Resume document: all that it holds, at every level, as it is kept. */
export function writeJsonResume(resume: Resume): string {
  const { $schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json', ...parts } = resume
  return `${JSON.stringify({ $schema, ...parts }, null, 2)}\n`
}
