import type { Resume } from '@rise/contract/resumes/shapes'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Returns a résumé as a JSON Resume document: everything it holds, at every level, as stored. */
export function jsonResumeOf({ $schema = schema, ...parts }: Resume): Resume {
  return { $schema, ...parts }
}

/** Returns the same as the text of a file. */
export function writeJsonResume(resume: Resume): string {
  return `${JSON.stringify(jsonResumeOf(resume), null, 2)}\n`
}
