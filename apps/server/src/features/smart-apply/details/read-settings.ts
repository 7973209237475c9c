import type { SmartApplySettings } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import { listResumeFiles } from '../../applications/index.ts'
import { readPerson } from './read-person.ts'

/** Returns a professional's details for editing. */
export async function readSettings(ctx: Context, actorId: string): Promise<SmartApplySettings> {
  const [person, files] = await Promise.all([readPerson(ctx, actorId), listResumeFiles(ctx.db, actorId)])
  const { phone, linkedin, website, github } = person.story
  return {
    version: person.version,
    details: person.details,
    known: { email: person.accountEmail, phone, linkedin, website, github },
    wish: person.wish,
    files: files.map(({ resume: _, ...file }) => file),
  }
}
