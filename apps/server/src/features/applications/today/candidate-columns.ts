import { sql } from 'kysely'
import { photoPath } from '../../session/index.ts'

/** The candidate's name as written in the application. */
export const shownName = sql<string | null>`receipt.content ->> 'name'`

/** The candidate's photo; null while the candidate is not listed. */
export const shownFace = sql<string | null>`case when actor.listed then ${photoPath} end`
