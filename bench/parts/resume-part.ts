import { readResume } from '../../apps/server/src/features/resumes/reading/read-resume.ts'
import { readResumeApart, writeResumePdfApart } from '../../apps/server/src/features/resumes/resume-apart.ts'
import { fullResume } from '../../apps/server/src/features/resumes/resume-files.factory.ts'
import type { Row } from '../table.ts'

const times = 5
const mostSeconds = 2

/**
 * Measures the seconds from a five-page file to its reading, and from a résumé to its PDF, each in a separate process.
 */
export async function measureResumeTimes(): Promise<Row[]> {
  const { bytes: pdf } = await writeResumePdfApart(fivePages, { design: 'classic', paper: 'A4' })
  return [
    {
      metric: 'Résumé of five pages as PDF, read in a process of its own, median',
      unit: 's',
      measured: await medianSeconds(() => readResumeApart(pdf)),
      limit: { atMost: mostSeconds },
    },
    {
      metric: 'The same, once the process runs',
      unit: 's',
      measured: await medianSeconds(() => readResume(pdf)),
    },
    {
      metric: 'Résumé of two pages, set as PDF by a process that runs, median',
      unit: 's',
      measured: await medianSeconds(() => writeResumePdfApart(fullResume, { design: 'classic', paper: 'A4' })),
    },
  ]
}

const fivePages = {
  ...fullResume,
  work: Array.from({ length: 7 }, () => fullResume.work ?? [])
    .flat()
    .map((work) => ({
      ...work,
      highlights: [...(work.highlights ?? []), ...(work.highlights ?? []), ...(work.highlights ?? [])],
    })),
}

async function medianSeconds(work: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    await work()
    seconds.push((performance.now() - start) / 1_000)
  }
  return seconds.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}
