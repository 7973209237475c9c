import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { namePlaces } from './name-places.ts'

const BATCH = 500

/** Names the places that still lack the names of the current version, such as after an update of Rise. */
export const namePlacesTask: Task<object> = {
  name: 'name-places',
  data: z.object({}),
  schedule: '* * * * *',
  async handle({ db }) {
    let namedCount: number
    do namedCount = await db.transaction().execute((tx) => namePlaces(tx, BATCH))
    while (namedCount === BATCH)
  },
}
