import { splitAtMentions } from '@rise/contract/mentions/words'
import type { Tx } from '../../../platform/database/database.ts'

interface DemoText {
  readonly subjectId: string
  readonly byId: string
  readonly text: string
  readonly at: Date
}

/** Stores the mentions in a plain text of the demo world: professionals whose names follow an “@”. */
export async function addDemoMentions(tx: Tx, { subjectId, byId, text, at }: DemoText): Promise<void> {
  const firstNames = Array.from(text.matchAll(/@(\p{L}+)/gu), ([, first = '']) => first)
  if (firstNames.length === 0) return
  const people = await tx
    .selectFrom('professional')
    .innerJoin('actor', 'actor.id', 'professional.actor_id')
    .select(['actor.id', 'professional.first_name', 'professional.last_name'])
    .where('actor.listed', '=', true)
    .where('professional.first_name', 'in', firstNames)
    .execute()
  const names = people.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }))
  const mentionedParts = splitAtMentions(text, names).flatMap((part) => (typeof part === 'string' ? [] : [part]))
  if (mentionedParts.length === 0) return
  const rows = mentionedParts.map(({ id, name }) => ({
    subject_id: subjectId,
    actor_id: id,
    by_id: byId,
    name,
    created_at: at,
  }))
  await tx
    .insertInto('mention')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
