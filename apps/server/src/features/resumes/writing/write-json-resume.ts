import type { Resume } from '@rise/contract/resumes/shapes'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Returns a résumé as a JSON Resume document: everything as stored, with `$schema` added if it is missing. */
export function jsonResumeOf({ $schema = schema, ...parts }: Resume): Resume {
  return { $schema, ...parts }
}

/** Returns a résumé as the text of a JSON Resume file. */
export function writeJsonResume(resume: Resume): string {
  return `${JSON.stringify(jsonResumeOf(resume), null, 2)}\n`
}
