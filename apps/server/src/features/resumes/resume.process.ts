// A separate process for each résumé: it opens files from anyone, without the server's secrets, memory or time.
import { answerRequests } from '../../platform/apart/answer-requests.ts'
import { holdCatalogs } from '../catalogs/index.ts'
import { readResume } from './reading/read-resume.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import { type ResumeAnswer, resumeJob } from './resume-job.ts'

const LARGEST_ANSWER = 40 * 1024 * 1024

async function answer(request: unknown): Promise<ResumeAnswer> {
  const job = resumeJob.parse(request)
  try {
    const bytes = job.kind === 'read' ? await read(job) : await write(job)
    if (bytes.length > LARGEST_ANSWER) throw new RangeError('More than an answer may have.')
    return { bytes }
  } catch (error) {
    if (error instanceof RefusedResume) return { refusal: error.reason }
    throw error
  }
}

async function read({ file, skills }: Extract<ReturnType<typeof resumeJob.parse>, { kind: 'read' }>) {
  holdCatalogs(new Map([['skills', skills]]))
  return Buffer.from(JSON.stringify(await readResume(new Uint8Array(file))))
}

async function write({ resume, design, paper, photo }: Extract<ReturnType<typeof resumeJob.parse>, { kind: 'write' }>) {
  const { writeResumePdf } = await import('./writing/write-resume-pdf.ts')
  return writeResumePdf(resume, { design, paper, ...(photo && { photo }) })
}

answerRequests(answer)
