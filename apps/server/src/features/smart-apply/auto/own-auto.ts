import type { AutoRules } from '@rise/contract/smart-apply/fields'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { defaultRules } from './default-rules.ts'

export interface OwnAuto {
  readonly version: number
  readonly rules: AutoRules
  readonly active: boolean
}

/** Returns a professional's rules, or the defaults if none are saved. */
export async function ownAuto(db: Database | Tx, actorId: string): Promise<OwnAuto> {
  const row = await db
    .selectFrom('auto_apply')
    .select(['version', 'rules', 'active'])
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return row ? { ...row, rules: { ...defaultRules, ...row.rules } } : { version: 0, rules: defaultRules, active: false }
}

/**
 * Returns a professional's rules, locked until the transaction ends, so that a pause and sending wait for each other.
 */
export async function lockAuto(tx: Tx, actorId: string): Promise<OwnAuto> {
  await tx.selectFrom('auto_apply').select('actor_id').where('actor_id', '=', actorId).forUpdate().executeTakeFirst()
  return ownAuto(tx, actorId)
}
