// A separate process for résumés. It has none of the server's secrets or memory, and doesn't block the server. A
// process that has read a file serves no other request, because the file may come from anyone. A process that writes
// PDFs serves further requests.
import { answerRequests } from '../../platform/apart/answer-requests.ts'
import { withLanguage } from '../../platform/language/with-language.ts'
import { setCatalogs } from '../catalogs/index.ts'
import { readResume } from './reading/read-resume.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import { type ResumeAnswer, resumeJob } from './resume-job.ts'

const LARGEST_ANSWER = 40 * 1024 * 1024

async function answer(request: unknown): Promise<ResumeAnswer> {
  const job = resumeJob.parse(request)
  try {
    const answer = job.kind === 'read' ? await readFile(job) : await write(job)
    if (answer.bytes.length > LARGEST_ANSWER) throw new RangeError('More than an answer may have.')
    return answer
  } catch (error) {
    if (error instanceof RefusedResume) return { refusal: error.reason }
    throw error
  }
}

async function readFile({ file, skills, language }: Extract<ReturnType<typeof resumeJob.parse>, { kind: 'read' }>) {
  setCatalogs(new Map([['skills', skills]]))
  const reading = await withLanguage(language, () => readResume(new Uint8Array(file)))
  return { bytes: Buffer.from(JSON.stringify(reading)), undrawn: [] }
}

async function write({ resume, design, paper, photo }: Extract<ReturnType<typeof resumeJob.parse>, { kind: 'write' }>) {
  const { writeResumePdf } = await import('./writing/write-resume-pdf.ts')
  const { pdf, undrawn } = await writeResumePdf(resume, { design, paper, ...(photo && { photo }) })
  return { bytes: pdf, undrawn }
}

answerRequests(answer)
