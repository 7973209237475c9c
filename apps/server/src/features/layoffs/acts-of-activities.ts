import type { AdminAct } from '@rise/contract/admin/acts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActOfActivity, ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'

export const layoffActs: ActsOfActivities = {
  'layoff.changed': (tx, { data }) => actOnLayoff(tx, 'layoff.changed', data.layoffId),
  'layoff.linked': (tx, { data }) => actOnLayoff(tx, 'layoff.linked', data.layoffId),
  'layoff.merged': (tx, { data }) => actOnLayoff(tx, 'layoff.merged', data.intoId),
  'layoffs.imported': async (_tx, { data }) => ({ act: 'layoff.imported', subject: null, after: data }),
}

async function actOnLayoff(tx: Tx, act: AdminAct, id: string): Promise<ActOfActivity | null> {
  const row = await tx.selectFrom('layoff').select(['company_name', 'state']).where('id', '=', id).executeTakeFirst()
  return row ? { act, subject: { id, name: row.company_name }, after: { state: row.state } } : null
}
