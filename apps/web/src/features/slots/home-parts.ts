import { HiringStrip, loadHiringStrip } from '../companies/index.ts'
import { loadPopularCourses, PopularCourses } from '../courses/index.ts'
import { loadNextEvents, NextEvents } from '../events/index.ts'
import type { HomePart } from '../home/index.ts'
import { JobsOverview } from '../jobs/index.ts'
import { loadNewestLayoffs, NewestLayoffs } from '../layoffs/index.ts'
import { loadNewestQuestions, NewestQuestions, Voices } from '../real-talk/index.ts'

/** In the order of the page. Jobs are already loaded for its head, questions once for both of their parts. */
export const homeParts: readonly HomePart[] = [
  { name: 'voices', Part: Voices, place: 'beside', load: loadNewestQuestions },
  { name: 'companies', Part: HiringStrip, place: 'strip', load: loadHiringStrip },
  { name: 'jobs', Part: JobsOverview },
  { name: 'real talk', Part: NewestQuestions },
  { name: 'events', Part: NextEvents, load: loadNextEvents },
  { name: 'courses', Part: PopularCourses, load: loadPopularCourses },
  { name: 'layoffs', Part: NewestLayoffs, load: loadNewestLayoffs },
]
