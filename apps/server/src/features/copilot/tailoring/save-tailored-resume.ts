import { copilotErrors } from '@rise/contract/copilot/errors'
import type { TailoredLines } from '@rise/contract/copilot/fields'
import type { SavedResume } from '@rise/contract/copilot/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { storeResumeFile } from '../../applications/index.ts'
import { writeResumePdfApart } from '../../resumes/index.ts'
import { readJobFor } from '../read-job.ts'
import { readOwnStory } from '../story/own-story.ts'
import { checkLines } from './check-lines.ts'
import { resumeOfLines } from './resume-of-lines.ts'
import { orderedSkills } from './tailor-story.ts'

/**
 * Saves a résumé for a job, as PDF among the résumés offered when applying. Every line is checked against its facts in
 * the current story.
 *
 * @throws {Failure} `line-without-fact` with the error of each line; `job-not-found`, `story-empty`,
 *   `too-many-resume-files`, `overloaded`
 */
export async function saveTailoredResume(
  ctx: Context,
  actorId: string,
  { jobId, lines }: TailoredLines,
): Promise<SavedResume> {
  const [job, story] = await Promise.all([readJobFor(ctx, actorId, jobId), readOwnStory(ctx, actorId)])
  const { grounded, errorsByIndex } = checkLines(story.groups, lines)
  if (errorsByIndex.size > 0) {
    const fields = Object.fromEntries([...errorsByIndex].map(([index, text]) => [`body.lines.${index}.text`, text]))
    throw new Failure(copilotErrors['line-without-fact'], { fields })
  }
  const skills = orderedSkills(story, job)
  if (grounded.length === 0 && skills.length === 0) throw new Failure(copilotErrors['story-empty'])
  const resume = resumeOfLines(story, grounded, skills)
  const { bytes, undrawn } = await writeResumePdfApart(resume, { design: 'classic', paper: 'A4' })
  const name = `${fileName(job.title)}, ${fileName(job.companyName)}.pdf`
  const resumeRow = {
    id: ctx.newId(),
    job_title: job.title,
    company_name: job.companyName,
    created_at: ctx.clock.now(),
  }
  const savedLines = grounded.map(({ text, facts }) => ({ text, facts: [...facts] }))
  const file = { bytes, ending: 'pdf', name, purpose: 'resume', reading: resume } as const
  await storeResumeFile(ctx, actorId, file, async (tx, fileId) => {
    const row = {
      ...resumeRow,
      actor_id: actorId,
      job_id: job.id,
      lines: JSON.stringify(savedLines),
      resume_file_id: fileId,
    }
    await tx.insertInto('tailored_resume').values(row).execute()
  })
  return {
    ...{ _id: resumeRow.id, jobTitle: job.title, companyName: job.companyName, jobSlug: job.slug },
    ...{ createdAt: resumeRow.created_at.toISOString(), lines: savedLines },
    undrawn: [...undrawn],
  }
}

/** Returns a file name made from a title, without the characters that are invalid in file names. */
function fileName(text: string): string {
  return text
    .replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}
