import { HiringStrip, loadHiringStrip } from '../companies/index.ts'
import { loadPopularCourses, PopularCourses } from '../courses/index.ts'
import { loadNextEvents, NextEvents } from '../events/index.ts'
import type { HomePart } from '../home/index.ts'
import { JobsOverview, loadNewJobs } from '../jobs/index.ts'
import { loadNewestLayoffMonth, NewestLayoffMonth } from '../layoffs/index.ts'
import { loadNewestQuestions, NewestQuestions, Voices } from '../real-talk/index.ts'

/**
 * The parts of the home page, in order. The page's own loader loads the jobs, and the questions are loaded once for
 * both of their parts.
 */
export const homeParts: readonly HomePart[] = [
  { name: 'voices', Part: Voices, place: 'beside', load: loadNewestQuestions },
  { name: 'companies', Part: HiringStrip, place: 'strip', load: loadHiringStrip },
  { name: 'jobs', Part: JobsOverview, load: loadNewJobs },
  { name: 'real talk', Part: NewestQuestions },
  { name: 'events', Part: NextEvents, load: loadNextEvents },
  { name: 'courses', Part: PopularCourses, load: loadPopularCourses },
  { name: 'layoffs', Part: NewestLayoffMonth, load: loadNewestLayoffMonth },
]
