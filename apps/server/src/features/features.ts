import type { Listener } from '../platform/activity.ts'
import type { Implementation } from '../platform/http/implement.ts'
import type { AnyTask } from '../platform/tasks.ts'
import { companiesRoutes } from './companies/index.ts'
import { jobsRoutes } from './jobs/index.ts'
import type {} from './session/index.ts'

/** Every endpoint that the server answers. */
export const implementations: readonly Implementation[] = [...companiesRoutes, ...jobsRoutes]
/** Every reaction to what happens. */
export const listeners: readonly Listener[] = []
/** Every kind of background work, besides the reactions. */
export const tasks: readonly AnyTask[] = []
