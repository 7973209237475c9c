import type { Resume } from '@rise/contract/resumes/shapes'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** A résumé as a JSON Resume document: all that it holds, at every level, as it is kept. */
export function jsonResumeOf({ $schema = schema, ...parts }: Resume): Resume {
  return { $schema, ...parts }
}

/** The same as the text of a file. */
export function writeJsonResume(resume: Resume): string {
  return `${JSON.stringify(jsonResumeOf(resume), null, 2)}\n`
}
